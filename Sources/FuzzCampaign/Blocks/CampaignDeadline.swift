import Foundation

/// A time of the day: `07:00`.
package struct TimeOfDay: Hashable, Sendable {
    private let hour: Int
    private let minute: Int

    /// Reads it.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy { ("0"..."9").contains($0) } ? Int($0) : nil }
        guard parts.count == 2, numbers.count == 2, (0..<24).contains(numbers[0]), (0..<60).contains(numbers[1]) else {
            return nil
        }
        (hour, minute) = (numbers[0], numbers[1])
    }

    /// When it is this time next.
    package func next(after date: Date, in calendar: Calendar = .current) -> Date {
        let time = DateComponents(hour: hour, minute: minute)
        return calendar.nextDate(after: date, matching: time, matchingPolicy: .nextTime) ?? date
    }
}

/// What ends a campaign besides its cases, and is set before it runs.
package enum CampaignDeadline: Hashable, Sendable {
    /// So long from now on. The time in which the machine sleeps counts.
    case after(Duration)
    /// When it is this time of the day next.
    case at(TimeOfDay)
}

extension CampaignCheckpoint {
    /// Sets what ends the campaign from now on.
    package mutating func set(_ deadline: CampaignDeadline, now: Date) {
        limit_s = nil
        until_s = nil
        switch deadline {
        case .after(let duration): limit_s = elapsed_s + duration / .seconds(1)
        case .at(let time): until_s = max(0, time.next(after: now).timeIntervalSince1970)
        }
    }

    /// How long the campaign has to go, in seconds; nil where no time ends it.
    ///
    /// - Parameter now: what the clock on the wall shows at this moment. It may have been set since the last look: what ends at
    ///   a time of the day ends when the clock shows it next.
    package mutating func left_s(now: Date) -> Double? {
        if let limit_s { return max(0, limit_s - elapsed_s) }
        guard let until_s else { return nil }
        let left = until_s - now.timeIntervalSince1970
        guard left > Self.longestDay_s else { return max(0, left) }
        // The clock was put back by days, so that the time comes on an earlier one.
        let nearer = left.truncatingRemainder(dividingBy: Self.day_s)
        self.until_s = until_s - left + nearer
        return nearer
    }

    private static var day_s: Double { 86_400.0 }
    /// The day on which summer time ends.
    private static var longestDay_s: Double { 90_000.0 }
}
