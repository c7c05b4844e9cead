import SwiftData
import SwiftUI
import Testing
import ViewFuzz

@Model final class Invoice {
    @Attribute(.preserveValueOnDeletion) var number: Int
    var text = ""
    @Attribute(.unique) var key: String

    init(number: Int) {
        self.number = number
        key = "\(number)"
    }
}

/// What Apple documents of the history:
/// developer.apple.com/documentation/swiftdata/fetching-and-filtering-time-based-model-changes, and session 10075 of WWDC24.
@Suite struct `A history` {
    private typealias Descriptor = HistoryDescriptor<DefaultHistoryTransaction>

    @Test func `has a transaction for each save, in order, with its author and changes`() async throws {
        try await onMainRunLoop {
            let container = try ModelContainer(for: Invoice.self, Trip.self)
            let context = container.mainContext
            context.author = "app"
            let (first, second) = (Invoice(number: 1), Invoice(number: 2))
            context.insert(first)
            context.insert(second)
            try context.save()
            context.author = nil
            first.text = "late"
            context.delete(second)
            try context.save()
            try context.save()
            let transactions = try context.fetchHistory(Descriptor())
            #expect(transactions.map(\.author) == ["app", nil])
            #expect(transactions.map(\.changes.count) == [2, 2])
            #expect(transactions[0].token < transactions[1].token)
            #expect(transactions[0].transactionIdentifier < transactions[1].transactionIdentifier)
            let identifiers = transactions[0].changes.map(\.changedPersistentIdentifier)
            #expect(identifiers == [first.persistentModelID, second.persistentModelID])
            for change in transactions[0].changes {
                guard case .insert(_ as DefaultHistoryInsert<Invoice>) = change else {
                    Issue.record("\(change) is no insertion")
                    continue
                }
            }
            guard case .update(let update as DefaultHistoryUpdate<Invoice>) = transactions[1].changes[0],
                case .delete(let deletion as DefaultHistoryDelete<Invoice>) = transactions[1].changes[1]
            else {
                Issue.record("\(transactions[1].changes)")
                return
            }
            #expect(update.updatedAttributes.map { $0 == \Invoice.text } == [true])
            #expect(update.changedPersistentIdentifier == first.persistentModelID)
            #expect(deletion.changedPersistentIdentifier == identifiers[1])
            #expect(deletion.tombstone[\.number] as? Int == 2 && deletion.tombstone[\.text] == nil)
        }
    }

    /// The context reads the saves of all contexts of the store, and those after a token that the app has kept.
    @Test func `is read after a token, by author, and to a limit`() async throws {
        try await onMainRunLoop {
            let container = try ModelContainer(for: Invoice.self)
            let context = container.mainContext
            for number in 1...4 {
                let other = ModelContext(container)
                other.author = number.isMultiple(of: 2) ? "widget" : "app"
                other.insert(Invoice(number: number))
                try other.save()
            }
            let token = try #require(try context.fetchHistory(Descriptor()).first?.token)
            let kept = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(token))
            let widget = "widget"
            var descriptor = Descriptor(
                predicate: #Predicate { $0.token > kept && $0.author == widget })
            #expect(try context.fetchHistory(descriptor).map(\.transactionIdentifier) == [2, 4])
            descriptor.sortBy = [SortDescriptor(\.transactionIdentifier, order: .reverse)]
            descriptor.fetchLimit = 1
            #expect(try context.fetchHistory(descriptor).map(\.transactionIdentifier) == [4])
        }
    }

    @Test func `is deleted without the objects`() async throws {
        try await onMainRunLoop {
            let context = try ModelContainer(for: Invoice.self).mainContext
            for number in 1...3 {
                context.insert(Invoice(number: number))
                try context.save()
            }
            let token = try context.fetchHistory(Descriptor())[1].token
            try context.deleteHistory(Descriptor(predicate: #Predicate { $0.token <= token }))
            #expect(try context.fetchHistory(Descriptor()).map(\.transactionIdentifier) == [3])
            try context.deleteHistory(Descriptor())
            #expect(try context.fetchHistory(Descriptor()).isEmpty)
            #expect(try context.fetchCount(FetchDescriptor<Invoice>()) == 3)
        }
    }

    /// An object with the unique value of another one updates it, and a batch deletes objects.
    @Test func `has what a unique value and a batch do`() async throws {
        try await onMainRunLoop {
            let context = try ModelContainer(for: Invoice.self).mainContext
            context.insert(Invoice(number: 1))
            try context.save()
            context.insert(Invoice(number: 1))
            try context.save()
            context.author = "cleaner"
            try context.delete(model: Invoice.self)
            let changes = try context.fetchHistory(Descriptor()).map { $0.changes.map(name) }
            #expect(changes == [["insert"], ["update"], ["delete"]])
            #expect(try context.fetchHistory(Descriptor()).last?.author == "cleaner")
        }
    }

    /// A host begins with the history of what the container had first, and the dates are those of its clock.
    @Test func `begins with each host, at the host's date`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { InvoiceList().modelContainer(keptInvoices) }
                host.run(.idle)
                #expect(host.texts.contains("1 saves"))
                try host.click("Add")
                host.run(.idle)
                host.wait(60)
                try host.click("Add")
                host.run(.idle)
                let dates = try keptInvoices.mainContext.fetchHistory(Descriptor()).map(\.timestamp)
                #expect(dates.count == 3 && dates[2].timeIntervalSince(dates[1]) >= 60)
                #expect(dates[2].timeIntervalSince(dates[1]) < 61)
                try host.close()
            }
        }
    }

    private func name(_ change: HistoryChange) -> String {
        switch change {
        case .insert: "insert"
        case .update: "update"
        case .delete: "delete"
        }
    }
}

@MainActor private let keptInvoices: ModelContainer = {
    guard let container = try? ModelContainer(for: Invoice.self) else {
        preconditionFailure("A container in memory cannot fail.")
    }
    container.mainContext.insert(Invoice(number: 1))
    return container
}()

private struct InvoiceList: View {
    @Environment(\.modelContext) private var context
    @Query private var invoices: [Invoice]

    var body: some View {
        let saves = try? context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count
        Text("\(saves ?? 0) saves")
        Button("Add") {
            context.insert(Invoice(number: invoices.count + 1))
            try? context.save()
        }
    }
}
