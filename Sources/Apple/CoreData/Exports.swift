@_exported import Foundation
@_exported import class HeadlessUI.NSExpression
