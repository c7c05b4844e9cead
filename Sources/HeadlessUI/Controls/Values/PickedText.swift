import Foundation

/// What the texts say by which dates, days and colours are picked.
enum PickedText {
    /// As long as most days are, in seconds.
    static let day: TimeInterval = 86_400

    /// A moment as ISO 8601 has it, or the beginning of a day.
    static func date(_ text: String) -> Date? {
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(timeZone: .current).year().month().day()]
        return styles.lazy.compactMap { try? Date(text, strategy: $0) }.first
    }

    /// The day of a date, in the parts that the picker gives.
    static func day(of date: Date) -> DateComponents {
        Calendar.current.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    }

    /// The beginning of a day.
    static func date(of day: DateComponents) -> Date { Calendar.current.date(from: day) ?? .distantPast }

    /// A colour as HTML has it: `#FF0000`.
    static func color(_ text: String) -> Color? {
        guard text.first == "#", text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        let parts = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
        return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
}
