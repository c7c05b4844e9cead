@_exported import FuzzEngine
