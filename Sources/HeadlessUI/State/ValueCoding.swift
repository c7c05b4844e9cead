import Foundation

/// The conversion between a type and its stored form.
struct ValueCoding<Value> {
    let decode: (Any) -> Value?
    let encode: (Value) -> Any?
    /// Returns the stored form of another value, as another program could store it; nil if none is plausible. A text or a date has a
    /// form that only the app knows.
    let next: ((Value?) -> Any?)?

    init(decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?, next: ((Value?) -> Any?)? = nil) {
        self.decode = decode
        self.encode = encode
        self.next = next
    }

    /// Stores the value without conversion. A URL is stored as its text, since Foundation on Linux keeps no more than its path.
    ///
    /// As on Apple's platforms, a number is read as another type of number where nothing is lost.
    static var plain: ValueCoding {
        ValueCoding(
            decode: { ($0 as? Value) ?? converted($0) },
            encode: { ($0 as? URL).map { $0.isFileURL ? $0.path : $0.absoluteString } ?? $0 },
            next: plainNext)
    }

    private static func converted(_ stored: Any) -> Value? {
        if Value.self is URL.Type, let text = stored as? String {
            let url = text.hasPrefix("/") ? URL(filePath: text) : URL(string: text)
            return url as? Value
        }
        let number: Double
        switch stored {
        case let value as Bool: number = value ? 1 : 0
        case let value as Int: number = Double(value)
        case let value as Double: number = value
        case let value as Float: number = Double(value)
        default: return nil
        }
        switch Value.self {
        case is Bool.Type: return number == 0 || number == 1 ? (number == 1) as? Value : nil
        case is Int.Type: return Int(exactly: number) as? Value
        case is Double.Type: return number as? Value
        default: return nil
        }
    }

    private static var plainNext: ((Value?) -> Any?)? {
        switch Value.self {
        case is Bool.Type: { !($0 as? Bool ?? false) }
        case is Int.Type: { ($0 as? Int ?? 0) &+ 1 }
        default: nil
        }
    }

    /// Stores a wrapped value by the given coding, and removes the value for nil.
    static func optional<T>(_ coding: ValueCoding<T>) -> ValueCoding where Value == T? {
        ValueCoding(
            decode: { .some(coding.decode($0)) }, encode: { $0.flatMap(coding.encode) },
            next: coding.next.map { next in { next($0 ?? nil) } })
    }
}

extension ValueCoding where Value: RawRepresentable {
    /// Stores the raw value.
    static var raw: ValueCoding {
        let plain = ValueCoding<Value.RawValue>.plain
        return ValueCoding(
            decode: { ($0 as? Value) ?? plain.decode($0).flatMap(Value.init(rawValue:)) },
            encode: { plain.encode($0.rawValue) }, next: rawNext(plain))
    }

    /// Goes from one case of an enumeration to the next.
    private static func rawNext(_ plain: ValueCoding<Value.RawValue>) -> ((Value?) -> Any?)? {
        guard let type = Value.self as? any CaseIterable.Type else { return nil }
        func values<Cases: CaseIterable>(_ type: Cases.Type) -> [Value] { type.allCases.compactMap { $0 as? Value } }
        let all = values(type)
        guard all.count > 1 else { return nil }
        return { value in
            let current = value.flatMap { value in all.firstIndex { isEqualValue($0, value) } } ?? all.count - 1
            return plain.encode(all[(current + 1) % all.count].rawValue)
        }
    }
}
