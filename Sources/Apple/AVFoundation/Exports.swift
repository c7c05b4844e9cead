@_exported import CoreMedia
@_exported import QuartzCore
@_exported import UIKit
