/// A sound of the system.
public typealias SystemSoundID = UInt32
/// The vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Plays a sound. Has no effect here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound. Has no effect here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
