import SwiftData
import SwiftUI
import ViewFuzz

// D10: a page deletes its vault and leaves. As it disappears, it notes in the vault which banner it has shown.
// https://github.com/vultisig/vultisig-ios/issues/3275

@Model final class SafeVault {
    var name: String
    var closedBanners: [String]

    init(name: String, closedBanners: [String] = []) {
        self.name = name
        self.closedBanners = closedBanners
    }
}

struct VaultsView: View {
    @Query(sort: \SafeVault.name) private var vaults: [SafeVault]
    @State private var opened: SafeVault?

    var body: some View {
        NavigationStack {
            List(vaults) { vault in
                Button(vault.name) { opened = vault }
            }
            .navigationDestination(item: $opened) { VaultSettings(vault: $0) }
        }
    }
}

private struct VaultSettings: View {
    let vault: SafeVault
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Text("Back up \(vault.name)")
            Button("Delete vault", role: .destructive) { delete() }
        }
        .onDisappear { vault.closedBanners.append("backup") }
    }

    private func delete() {
        context.delete(vault)
        try? context.save()
        dismiss()
    }
}

/// The list leaves the page, and then deletes the vault.
struct OwnedVaultsView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \SafeVault.name) private var vaults: [SafeVault]
    @State private var opened: SafeVault?

    var body: some View {
        NavigationStack {
            List(vaults) { vault in
                Button(vault.name) {
                    if vault.isLive { opened = vault }
                }
            }
            .navigationDestination(item: $opened) { vault in
                OwnedVaultSettings(vault: vault) { delete(vault) }
            }
        }
    }

    private func delete(_ vault: SafeVault) {
        opened = nil
        context.delete(vault)
        try? context.save()
    }
}

private struct OwnedVaultSettings: View {
    let vault: SafeVault
    let delete: () -> Void

    var body: some View {
        Form {
            Text("Back up \(vault.name)")
            Button("Delete vault", role: .destructive) { delete() }
        }
        .onDisappear {
            if vault.isLive { vault.closedBanners.append("backup") }
        }
    }
}

@MainActor private func someVaults() -> ModelContainer {
    filledContainer([SafeVault.self]) { context in
        context.insert(SafeVault(name: "Savings"))
        context.insert(SafeVault(name: "Travel"))
    }
}

extension DeletedModelsFuzz {
    static let d10 = FuzzedView("d10") { _ in VaultsView().modelContainer(someVaults()) }
    static let d10Fixed = FuzzedView("d10 fixed") { _ in OwnedVaultsView().modelContainer(someVaults()) }
}
