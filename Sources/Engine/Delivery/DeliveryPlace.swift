/// Where the outputs of a run get their final names.
enum DeliveryPlace: Sendable {
  /// Below an output folder.
  case tree(OutputTree)
  /// In the place of their sources; with a suffix, the sources keep a second name.
  case sources(backupSuffix: String?)
}
