#if os(Linux)
    import SwiftData
    import SwiftUI

    @Model final class KeptRow {
        var number: Int
        var isDone = false

        init(_ number: Int) { self.number = number }
    }

    @Observable final class ObservedRow: Identifiable {
        let number: Int
        var isDone = false

        init(_ number: Int) { self.number = number }
    }

    private struct QueriedRows: View {
        @Query(sort: \KeptRow.number) private var rows: [KeptRow]

        var body: some View {
            VStack {
                ForEach(rows) { KeptToggle(row: $0) }
            }
        }
    }

    private struct KeptToggle: View {
        @Bindable var row: KeptRow

        var body: some View { Toggle("row \(row.number)", isOn: $row.isDone) }
    }

    private struct ArrayRows: View {
        let rows: [ObservedRow]

        var body: some View {
            VStack {
                ForEach(rows) { ObservedToggle(row: $0) }
            }
        }
    }

    private struct ObservedToggle: View {
        @Bindable var row: ObservedRow

        var body: some View { Toggle("row \(row.number)", isOn: $row.isDone) }
    }

    /// The times of clicks in a list over a query of so many objects, and in the same list over an array.
    @MainActor func durationsOfClicks(amongObjects count: Int, _ clicks: Int) throws -> (
        query: [Duration], array: [Duration]
    ) {
        let container = try ModelContainer(for: KeptRow.self)
        for number in 0..<count { container.mainContext.insert(KeptRow(number)) }
        let queried = Host { QueriedRows().modelContainer(container) }
        queried.run(.idle)
        let query = try durations(of: clicks) { try queried.click("row \(count / 2)") }
        try queried.close()
        let rows = (0..<count).map { ObservedRow($0) }
        let listed = Host { ArrayRows(rows: rows) }
        let array = try durations(of: clicks) { try listed.click("row \(count / 2)") }
        try listed.close()
        return (query, array)
    }
#endif
