/// An argument of a step: a number from 0 to the greatest that its kind of step takes, which a case file writes as one digit. Its
/// type rules out numbers outside these bounds. Rules: `semantics`, sections 2 and 7.
public struct Digit<let greatest: Int>: BitwiseCopyable, Hashable, Sendable {
    fileprivate let value: UInt8

    /// Makes an argument from a number, or returns nil if the number is out of bounds.
    public init?(_ number: Int) {
        guard (0...greatest).contains(number) else { return nil }
        value = UInt8(truncatingIfNeeded: number)
    }
}

extension Digit: ExpressibleByIntegerLiteral {
    /// Makes an argument from a literal, for example in `remove(2)`. A literal out of bounds is a programming error, and traps.
    public init(integerLiteral number: Int) {
        precondition((0...greatest).contains(number), "an argument of this step is a number 0…\(greatest)")
        value = UInt8(truncatingIfNeeded: number)
    }
}

extension Digit: CaseIterable {
    /// Every argument, ascending.
    public static var allCases: [Digit] { (0...greatest).compactMap { Digit($0) } }
}

extension Digit: CustomStringConvertible {
    public var description: String { "\(value)" }
}

extension Int {
    /// Makes a number from an argument.
    @inline(__always)
    public init<let greatest: Int>(_ digit: Digit<greatest>) {
        self = Int(digit.value)
    }
}
