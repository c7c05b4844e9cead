import Foundation

/// A time of the day: `07:00`.
package struct TimeOfDay: Hashable, Sendable {
    private let hour: Int
    private let minute: Int

    /// Parses a time of the day.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy { ("0"..."9").contains($0) } ? Int($0) : nil }
        guard parts.count == 2, numbers.count == 2, (0..<24).contains(numbers[0]), (0..<60).contains(numbers[1]) else {
            return nil
        }
        (hour, minute) = (numbers[0], numbers[1])
    }

    /// Returns the next date at which the clock shows this time.
    package func next(after date: Date, in calendar: Calendar = .current) -> Date {
        let time = DateComponents(hour: hour, minute: minute)
        return calendar.nextDate(after: date, matching: time, matchingPolicy: .nextTime) ?? date
    }
}

/// A time limit of a campaign, set before the campaign runs.
package enum CampaignDeadline: Hashable, Sendable {
    /// The campaign ends after this duration. The time in which the machine sleeps counts.
    case after(Duration)
    /// The campaign ends when the clock next shows this time of the day.
    case at(TimeOfDay)
}

extension CampaignCheckpoint {
    /// Sets the time limit of the campaign.
    package mutating func set(_ deadline: CampaignDeadline, now: Date) {
        limit_s = nil
        until_s = nil
        switch deadline {
        case .after(let duration): limit_s = elapsed_s + duration / .seconds(1)
        case .at(let time): until_s = max(0, time.next(after: now).timeIntervalSince1970)
        }
    }

    /// Returns the time that the campaign has left, in seconds; nil if it has no time limit.
    ///
    /// - Parameter now: the present time of the wall clock. Someone may have set the clock since the last call. A campaign with a
    ///   time of the day ends when the clock next shows that time.
    package mutating func left_s(now: Date) -> Double? {
        if let limit_s { return max(0, limit_s - elapsed_s) }
        guard let until_s else { return nil }
        let left = until_s - now.timeIntervalSince1970
        guard left > Self.longestDay_s else { return max(0, left) }
        // The clock was set back by days, so the time comes on an earlier day.
        let nearer = left.truncatingRemainder(dividingBy: Self.day_s)
        self.until_s = until_s - left + nearer
        return nearer
    }

    private static var day_s: Double { 86_400.0 }
    /// The length of the day on which summer time ends.
    private static var longestDay_s: Double { 90_000.0 }
}
