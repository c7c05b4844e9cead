// The publishers of Foundation are those of the host: timers, notifications, schedulers.
@_exported import HeadlessUI
// Foundation brings Security on Apple's platforms. Files that import Foundation only are compiled with this module.
@_exported import Security
