import System

/// Develops folders: scan, inspect, group, select, plan, render, verify, deliver, record.
package enum Engine {}
