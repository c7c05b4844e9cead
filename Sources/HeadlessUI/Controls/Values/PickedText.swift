import Foundation

/// Parses the texts by which the user picks dates, days and colors.
enum PickedText {
    /// The length of a regular day, in seconds.
    static let day: TimeInterval = 86_400

    /// Returns the moment of an ISO 8601 timestamp, or the beginning of an ISO 8601 day.
    static func date(_ text: String) -> Date? {
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(timeZone: .current).year().month().day()]
        return styles.lazy.compactMap { try? Date(text, strategy: $0) }.first
    }

    /// Returns the day of a date, in the components that a picker writes.
    static func day(of date: Date) -> DateComponents {
        Calendar.current.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    }

    /// Returns the beginning of a day.
    static func date(of day: DateComponents) -> Date { Calendar.current.date(from: day) ?? .distantPast }

    /// Returns the color of HTML notation, such as `#FF0000`.
    static func color(_ text: String) -> Color? {
        guard text.first == "#", text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        let parts = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
        return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
}
