import Foundation
import HeadlessUI

// As apps do that also run where a date cannot be stored by itself.
extension Date: @retroactive RawRepresentable {
    public var rawValue: String { "\(timeIntervalSinceReferenceDate)" }

    public init?(rawValue: String) {
        guard let seconds = Double(rawValue) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

struct NextVisitView: View {
    @AppStorage("visit.next") private var next = Date(timeIntervalSinceReferenceDate: 60)
    @AppStorage("visit.last") private var last: Date?

    var body: some View {
        Text("Next: \(next.rawValue), last: \(last?.rawValue ?? "never")")
        Button("Visit") {
            last = next
            next += 60
        }
    }
}
