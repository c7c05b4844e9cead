@_exported import CoreImage
