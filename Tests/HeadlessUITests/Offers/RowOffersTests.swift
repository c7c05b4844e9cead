import HeadlessUI
import XCTest

/// The verbs of a host and the actions that it offers ask the same conditions of a row.
final class RowOffersTests: XCTestCase {
    func testAVerbRefusesTheRowsForWhichItIsNotOffered() throws {
        try onMainRunLoop {
            var refusals: Set<String> = []
            refusals.formUnion(Self.refusals { TodoListView("Wash", "Pinned") })
            refusals.formUnion(Self.refusals { TodoListView("Wash") })
            refusals.formUnion(Self.refusals { MailboxView() })
            refusals.formUnion(Self.refusals { SelectionView() })
            refusals.formUnion(Self.refusals { WrongSelectionView() })
            refusals.formUnion(Self.refusals { DisabledSwipeView() })
            XCTAssertEqual(
                refusals.sorted(),
                [
                    "allowsFullSwipe forbids a full swipe", "deleteDisabled forbids it", "it has no swipeActions there",
                    "it is the only row of its ForEach", "its ForEach has no onDelete", "its ForEach has no onMove",
                    "its List has no selection", "its id or tag is of the type Int, unlike the selection",
                    "moveDisabled forbids it", "selectionDisabled forbids it",
                    "the first of its swipeActions is disabled",
                ])
        }
    }

    /// Performs each operation on each row of new views, expects it to succeed if the views offer it, and returns the reasons of
    /// the refusals.
    @MainActor private static func refusals<V: View>(@ViewBuilder of views: () -> V) -> Set<String> {
        var reasons: Set<String> = []
        let first = Host(content: views)
        let offered = first.offeredActions
        // The row of WrongSelectionView offers nothing, and so does not count itself.
        for row in 0..<max(1, Set(offered.compactMap(\.rows.first)).count) {
            for verb in [UserAction.Verb.delete, .fullSwipe, .fullSwipeLeading, .move, .select] {
                let host = Host(content: views)
                var refusal: ControlError?
                do {
                    try host.perform(UserAction(verb, number: verb == .move ? Double(row) : nil, rows: [row]))
                } catch { refusal = error }
                let isOffered = offered.contains { $0.verb == verb && $0.rows == [row] }
                XCTAssertEqual(isOffered, refusal == nil, "\(V.self): \(verb) \(row): \(refusal?.description ?? "")")
                if let reason = refusal?.description.split(separator: ": ", maxSplits: 1).last {
                    reasons.insert(String(reason))
                }
            }
        }
        return reasons
    }
}

private struct DisabledSwipeView: View {
    @State private var mails = [Mail(id: 1, subject: "mail")]

    var body: some View {
        List {
            ForEach(mails) { mail in
                Text(mail.subject).swipeActions { Button("Archive") { mails = [] }.disabled(true) }
            }
            .onDelete { mails.remove(atOffsets: $0) }
        }
    }
}
