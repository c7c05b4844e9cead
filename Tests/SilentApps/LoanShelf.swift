import HeadlessUI

enum LoanShelfEvent {
    /// Sent by the catalogue when a loan was ended by the library; userInfo["id"] is the loan's number.
    static let recalled = Notification.Name("LoanShelf.recalled")
}

struct LoanShelfLoan: Identifiable {
    let id: Int
    let title: String
    var daysLeft: Int
}

@MainActor
@Observable
final class LoanShelfModel {
    var branch = "Central"
    var notice = "Welcome back"
    @ObservationIgnored var subscription: AnyCancellable?
    @ObservationIgnored var loansByBranch: [String: [LoanShelfLoan]] = [
        "Central": [
            LoanShelfLoan(id: 1, title: "Dune", daysLeft: 3),
            LoanShelfLoan(id: 2, title: "Emma", daysLeft: 12),
        ],
        "Harbour": [LoanShelfLoan(id: 3, title: "Ulysses", daysLeft: 7)],
    ]

    init() {
        subscription = NotificationCenter.default
            .publisher(for: LoanShelfEvent.recalled)
            .sink { [weak self] note in
                guard let id = note.userInfo?["id"] as? Int else { return }
                self?.remove(id)
            }
    }

    var loans: [LoanShelfLoan] { loansByBranch[branch] ?? [] }

    func remove(_ id: Int) {
        for branch in loansByBranch.keys {
            loansByBranch[branch]?.removeAll { $0.id == id }
        }
    }

    func giveBack(_ loan: LoanShelfLoan) {
        remove(loan.id)
        notice = "Returned \(loan.title)"
    }

    func renew(_ loan: LoanShelfLoan) {
        guard let index = loans.firstIndex(where: { $0.id == loan.id }) else { return }
        loansByBranch[branch]?[index].daysLeft += 14
        notice = "Renewed \(loan.title), \(loan.daysLeft + 14) days left"
    }
}

struct LoanShelf: View {
    @State var model = LoanShelfModel()

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Text(model.notice)
                    Button("Show Central") { model.branch = "Central" }
                    Button("Show Harbour") { model.branch = "Harbour" }
                }
                Section("Loans at \(model.branch): \(model.loans.count)") {
                    ForEach(model.loans) { loan in
                        VStack(alignment: .leading) {
                            Text("\(loan.title), \(loan.daysLeft) days left")
                            HStack {
                                Button("Renew \(loan.title)") { model.renew(loan) }
                                Button("Return \(loan.title)") { model.giveBack(loan) }
                            }
                            .buttonStyle(.borderless)
                        }
                    }
                }
            }
            .navigationTitle("My loans")
        }
    }
}
