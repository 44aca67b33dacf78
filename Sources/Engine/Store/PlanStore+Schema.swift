extension PlanStore {
  /// Paths are absolute, as bytes. What is NULL is not known yet.
  static let schema = """
    -- Folders to look into, each once, whatever leads to it.
    CREATE TABLE folders(
      id INTEGER PRIMARY KEY,
      input INTEGER NOT NULL,
      path BLOB NOT NULL,
      linked INTEGER NOT NULL,     -- reached through a symbolic link
      device INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      visited INTEGER NOT NULL DEFAULT 0,
      UNIQUE(device, inode));
    CREATE INDEX folders_to_visit ON folders(visited, linked, path);

    -- Files found, and what their headers tell.
    CREATE TABLE files(
      id INTEGER PRIMARY KEY,
      input INTEGER NOT NULL,
      path BLOB NOT NULL UNIQUE,
      linked INTEGER NOT NULL,
      device INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      size INTEGER NOT NULL,
      mtime INTEGER NOT NULL,
      ctime INTEGER NOT NULL,
      sidecar INTEGER NOT NULL,    -- belongs to another file, by its extension
      neighbours BLOB NOT NULL,    -- equal for files of one folder with names that are much alike
      owner INTEGER,               -- the file whose asset this one is a part of
      role TEXT,                   -- which part
      leftOut TEXT,                -- the job's word that keeps it from being developed
      twin INTEGER NOT NULL DEFAULT 0,  -- a RAW file that is developed beside a picture of its name
      pairing TEXT,                -- a Live Photo's content identifier
      still INTEGER,               -- the still that a clip is paired with, by that identifier
      apart INTEGER NOT NULL DEFAULT 0,  -- its clip is not among its neighbours
      burst TEXT,                  -- equal for the frames of one burst
      same INTEGER,                -- the file that this is another name of
      facts TEXT,
      captured TEXT,               -- sorts as time does, to the millionth of a second
      skip TEXT,                   -- why it is no asset
      code TEXT,                   -- why it cannot be read
      message TEXT);
    CREATE INDEX files_by_identity ON files(device, inode);
    CREATE INDEX parts ON files(owner) WHERE owner IS NOT NULL;
    CREATE INDEX files_by_name ON files(neighbours);
    CREATE INDEX files_by_pairing ON files(pairing) WHERE pairing IS NOT NULL;
    CREATE INDEX clips ON files(still) WHERE still IS NOT NULL;
    CREATE INDEX files_by_burst ON files(burst) WHERE burst IS NOT NULL;

    -- Assets in order, and what becomes of them.
    CREATE TABLE plan(
      seq INTEGER PRIMARY KEY,
      file INTEGER NOT NULL,
      place INTEGER,               -- in the selection, from 1
      skip TEXT,
      code TEXT,
      message TEXT);

    -- Names to be delivered; `key` finds those that collide.
    CREATE TABLE outputs(
      seq INTEGER NOT NULL,
      rendition INTEGER NOT NULL,
      path BLOB NOT NULL,
      key INTEGER NOT NULL);
    CREATE INDEX outputs_by_key ON outputs(key);

    -- Output folders in which strays were looked for.
    CREATE TABLE swept(path BLOB PRIMARY KEY) WITHOUT ROWID;
    """
}
