import HeadlessUI

struct Contact: Identifiable, Hashable {
    let id: Int
    var name: String
    var phone: String
    var isFavorite = false

    var initials: String {
        name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    }

    static let samples = [
        Contact(id: 1, name: "Ada Lovelace", phone: "555-0101", isFavorite: true),
        Contact(id: 2, name: "Alan Turing", phone: "555-0102"),
        Contact(id: 3, name: "Barbara Liskov", phone: "555-0103"),
        Contact(id: 4, name: "Grace Hopper", phone: "555-0104"),
    ]
}

struct ContactsByValueView: View {
    @State private var contacts = Contact.samples
    @State private var path: [Contact.ID] = []

    private var sections: [(letter: String, contacts: [Contact])] {
        Dictionary(grouping: contacts) { String($0.name.prefix(1)) }
            .sorted { $0.key < $1.key }
            .map { (letter: $0.key, contacts: $0.value) }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(sections, id: \.letter) { section in
                    Section(section.letter) {
                        ForEach(section.contacts) { contact in
                            NavigationLink(value: contact.id) {
                                ContactRow(contact: contact)
                            }
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Contacts")
            .navigationDestination(for: Contact.ID.self) { id in
                if let index = contacts.firstIndex(where: { $0.id == id }) {
                    ContactCard(contact: $contacts[index]) {
                        path.removeLast()
                        contacts.remove(at: index)
                    }
                }
            }
        }
    }
}

private struct ContactRow: View {
    let contact: Contact

    var body: some View {
        HStack {
            Text(contact.initials)
                .font(.caption.bold())
                .foregroundStyle(.white)
                .frame(width: 36, height: 36)
                .background(.indigo.gradient, in: .circle)
            Text(contact.name)
            if contact.isFavorite {
                Spacer()
                Image(systemName: "star.fill")
                    .foregroundStyle(.yellow)
                    .accessibilityLabel("Favorite")
            }
        }
    }
}

private struct ContactCard: View {
    @Binding var contact: Contact
    let onDelete: @MainActor () -> Void

    var body: some View {
        Form {
            Section {
                LabeledContent("Phone", value: contact.phone)
                Toggle("Favorite", isOn: $contact.isFavorite)
            }
            Section("Rename") {
                TextField("Name", text: $contact.name)
                    .textContentType(.name)
                    .autocorrectionDisabled()
            }
            Button("Delete contact", role: .destructive, action: onDelete)
                .frame(maxWidth: .infinity)
        }
        .navigationTitle(contact.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
