import Foundation
import HeadlessUI
import Testing

/// The formatters that Foundation on Linux does not have.
struct FormatterTests {
    @Test func `format any value, or nothing`() {
        let relative = RelativeDateTimeFormatter()
        #expect(relative.string(for: Date(timeIntervalSinceNow: -7_201)) == "2 hours ago")
        #expect(relative.string(for: 3) == nil)
        #expect(ListFormatter().string(for: ["a", "b"]) == "a and b")
        #expect(DateComponentsFormatter().string(for: 65.0) == "1:05")
        #expect(DateComponentsFormatter().string(for: DateComponents(hour: 1, minute: 2)) == "1:02:00")
        #expect(DateComponentsFormatter().string(for: nil) == nil)
        #expect(MeasurementFormatter().string(for: Measurement(value: 2, unit: UnitLength.meters)) == "2 m")
        #expect(MeasurementFormatter().string(for: "2 m") == nil)
    }
}
