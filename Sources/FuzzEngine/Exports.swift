@_exported import PlainText
