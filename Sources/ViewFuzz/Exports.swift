// What a definition is written with: the views' own import is enough.
@_exported import HeadlessUI
