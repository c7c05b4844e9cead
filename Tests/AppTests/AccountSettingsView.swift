import HeadlessUI

struct Account: Equatable {
    var displayName = "Sam Rivera"
    var email = "sam@example.com"
    var plan = Plan.free
    var notifications = Notifications()

    enum Plan: String, CaseIterable {
        case free, plus, family
    }

    struct Notifications: Equatable {
        var isEnabled = true
        var mentions = true
        var digest = Digest.weekly

        enum Digest: String, CaseIterable, Hashable {
            case never, daily, weekly
        }
    }
}

struct AccountSettingsView: View {
    @State private var account = Account()

    var body: some View {
        NavigationStack {
            List {
                Section {
                    NavigationLink {
                        AccountNamePage(account: $account)
                    } label: {
                        LabeledContent("Name", value: account.displayName)
                    }
                    NavigationLink {
                        AccountPlanPage(plan: $account.plan)
                    } label: {
                        LabeledContent("Plan") {
                            Text(account.plan.rawValue.capitalized)
                        }
                    }
                }
                Section {
                    NavigationLink("Notifications") {
                        AccountNotificationsPage(notifications: $account.notifications)
                    }
                    .badge(account.notifications.isEnabled ? "On" : "Off")
                }
            }
            .navigationTitle("Account")
        }
    }
}

private struct AccountNamePage: View {
    @Binding var account: Account
    @State private var draft = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Display name", text: $draft)
        }
        .navigationTitle("Name")
        .navigationBarBackButtonHidden(draft != account.displayName)
        .onAppear { draft = account.displayName }
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    account.displayName = draft
                    dismiss()
                }
                .disabled(draft.isEmpty || draft == account.displayName)
            }
        }
    }
}

private struct AccountPlanPage: View {
    @Binding var plan: Account.Plan

    var body: some View {
        List {
            Picker("Plan", selection: $plan) {
                ForEach(Account.Plan.allCases, id: \.self) {
                    Text($0.rawValue.capitalized)
                }
            }
            .pickerStyle(.inline)
            .labelsHidden()
        }
        .navigationTitle("Plan")
    }
}

private struct AccountNotificationsPage: View {
    @Binding var notifications: Account.Notifications

    var body: some View {
        Form {
            Toggle("Allow notifications", isOn: $notifications.isEnabled)
            Group {
                Toggle("Mentions", isOn: $notifications.mentions)
                Picker("Digest", selection: $notifications.digest) {
                    ForEach(Account.Notifications.Digest.allCases, id: \.self) { digest in
                        Text(digest.rawValue.capitalized).tag(digest)
                    }
                }
            }
            .disabled(!notifications.isEnabled)
        }
        .navigationTitle("Notifications")
    }
}
