/// A font of Core Text.
public final class CTFont: Sendable {
    /// The name.
    let name: String
    /// The size in points.
    let size: CGFloat
    init(name: String, size: CGFloat) {
        self.name = name
        self.size = size
    }
}

/// Where a font is registered.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Returns a font.
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont
{
    CTFont(name: name, size: size)
}
/// Returns the size of a font.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// Returns the name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> String { font.name }
/// Registers the fonts of a file. Has no effect here. Returns that it succeeded.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { true }
