@_exported import SpriteKit
@_exported import UIKit
