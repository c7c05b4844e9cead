import ViewFuzz

struct ContactMergeContact: Identifiable {
    let id = UUID()
    var name: String
    var otherNames: [String] = []
}

@MainActor @Observable final class ContactMergeBook {
    private(set) var contacts: [ContactMergeContact] = []
    private(set) var favourites: [UUID] = []
    private(set) var silenced: Set<UUID> = []

    var problem: String? {
        for contact in contacts {
            let times = favourites.filter { $0 == contact.id }.count
            if times > 1 { return "\(contact.name) stands \(times) times among the favourites." }
        }
        return nil
    }

    var favouriteContacts: [ContactMergeContact] {
        favourites.compactMap { contact($0) }
    }

    func contact(_ id: UUID) -> ContactMergeContact? {
        contacts.first { $0.id == id }
    }

    func add(_ name: String) {
        contacts.append(ContactMergeContact(name: name))
    }

    func delete(_ id: UUID) {
        contacts.removeAll { $0.id == id }
        favourites.removeAll { $0 == id }
        silenced.remove(id)
    }

    func setFavourite(_ isOn: Bool, _ id: UUID) {
        if !isOn {
            favourites.removeAll { $0 == id }
        } else if !favourites.contains(id) {
            favourites.append(id)
        }
    }

    func setSilenced(_ isOn: Bool, _ id: UUID) {
        silenced.remove(id)
        if isOn { silenced.insert(id) }
    }

    func merge(_ other: ContactMergeContact, into id: UUID) {
        guard other.id != id, let index = contacts.firstIndex(where: { $0.id == id }) else { return }
        contacts[index].otherNames += [other.name] + other.otherNames
        // The bug: the contact may be there already.
        favourites = favourites.map { $0 == other.id ? id : $0 }
        if silenced.remove(other.id) != nil { silenced.insert(id) }
        contacts.removeAll { $0.id == other.id }
    }
}

/// Depth 11. Two contacts that are both favorites are merged: the one that stays is a favorite twice.
struct ContactMerge: View, PlantedView {
    nonisolated static let depth = 11
    nonisolated static let smallest = [
        #"type "a" into "Name""#,
        #"press "Add contact""#,
        #"type "b" into "Name""#,
        #"press "Add contact""#,
        #"press "a""#,
        #"press "Favourite""#,
        #"back"#,
        #"press "b""#,
        #"press "Favourite""#,
        #"press "Merge another contact into this one""#,
        #"press "Merge a""#,
    ]

    @State private var book: ContactMergeBook
    @State private var newName = ""

    init(book: ContactMergeBook = ContactMergeBook()) {
        _book = State(initialValue: book)
    }

    var body: some View {
        NavigationStack {
            List {
                TextField("Name", text: $newName)
                Button("Add contact") {
                    book.add(newName)
                    newName = ""
                }
                .disabled(newName.isEmpty)
                Section("Favourites") {
                    ForEach(book.favouriteContacts) { contact in
                        Text("Favourite: \(contact.name)")
                    }
                }
                Section("Everyone") {
                    ForEach(book.contacts) { contact in
                        NavigationLink(contact.name, value: contact.id)
                    }
                }
            }
            .navigationTitle("Contacts")
            .navigationDestination(for: UUID.self) { id in
                ContactMergeDetail(book: book, contactID: id)
            }
        }
    }
}

struct ContactMergeDetail: View {
    let book: ContactMergeBook
    let contactID: UUID
    @State private var isMerging = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            if let contact = book.contact(contactID) {
                Text(contact.name)
                ForEach(Array(contact.otherNames.enumerated()), id: \.offset) { item in
                    Text("Also known as \(item.element)")
                }
                Toggle(
                    "Favourite",
                    isOn: Binding(
                        get: { book.favourites.contains(contactID) },
                        set: { book.setFavourite($0, contactID) }))
                Toggle(
                    "Silence calls",
                    isOn: Binding(
                        get: { book.silenced.contains(contactID) },
                        set: { book.setSilenced($0, contactID) }))
                Button("Merge another contact into this one") { isMerging = true }
                    .disabled(book.contacts.count < 2)
                Button("Delete contact", role: .destructive) {
                    book.delete(contactID)
                    dismiss()
                }
            }
        }
        .sheet(isPresented: $isMerging) {
            List {
                ForEach(book.contacts.filter { $0.id != contactID }) { other in
                    Button("Merge \(other.name)") {
                        book.merge(other, into: contactID)
                        isMerging = false
                    }
                }
                Button("Not now") { isMerging = false }
            }
        }
    }
}

extension ContactMerge {
    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("contact merge") { setup in
            let book = ContactMergeBook()
            setup.property("a contact is a favorite once") { book.problem }
            return ContactMerge(book: book)
        }
    }
}
