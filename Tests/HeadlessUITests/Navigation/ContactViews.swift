import HeadlessUI

struct Contact: Identifiable, Hashable, Codable {
    let id: Int
    var name: String
}

/// Contacts whose pages are pushed by value, with a way to a page for another type.
struct ContactsView: View {
    @State private var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Bo")]
    @State private var path: [Contact] = []
    @State private var saves = 0

    var body: some View {
        NavigationStack(path: $path) {
            List(contacts) { contact in
                NavigationLink(contact.name, value: contact)
            }
            .navigationTitle("Contacts")
            .navigationDestination(for: Contact.self) { contact in
                ContactPage(contact: contact) { path = [] }
            }
            .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in saves += 1 }
            .onReceive(NotificationCenter.default.publisher(for: .openLink)) { link in
                path = contacts.filter { $0.id == link.object as? Int }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add") { contacts.append(Contact(id: contacts.count + 1, name: "New")) }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("\(saves) saves")
                    if !path.isEmpty { Text("open") }
                }
            }
            .noted("contacts")
        }
    }
}

struct ContactPage: View {
    let contact: Contact
    let popToRoot: () -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(contact.name) \(count)")
            Button("Count") { count += 1 }
            NavigationLink("Friend", value: Contact(id: contact.id + 10, name: "Friend of \(contact.name)"))
            Button("Leave") { dismiss() }
            Button("To root") { popToRoot() }
        }
        .navigationTitle(contact.name)
        .toolbar { ContactToolbar() }
        .noted(contact.name)
        .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in Chronicle.note("\(contact.name) saves") }
    }
}

struct ContactToolbar: ToolbarContent {
    @State private var isStarred = false

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) {
            Button(isStarred ? "Unstar" : "Star") { isStarred.toggle() }
        }
    }
}

/// Contacts whose pages belong to their links, with a binding to the element each.
struct EditedContactsView: View {
    @State private var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Bo")]

    var body: some View {
        NavigationView {
            VStack {
                ForEach($contacts) { $contact in
                    NavigationLink {
                        EditedContactPage(contact: $contact) { contacts.removeAll { $0.id == contact.id } }
                    } label: {
                        Text(contact.name)
                    }
                }
            }
            .navigationBarTitle("Contacts", displayMode: .inline)
            .navigationBarItems(trailing: Button("Clear") { contacts = [] })
        }
        .navigationViewStyle(.stack)
        .onReceive(NotificationCenter.default.publisher(for: .openLink)) { _ in contacts.removeFirst() }
    }
}

struct EditedContactPage: View {
    @Binding var contact: Contact
    let delete: () -> Void

    var body: some View {
        Text("page of \(contact.name)").noted("page")
        Button("Rename") { contact.name += "!" }
        Button("Delete") { delete() }
            .navigationBarBackButtonHidden(contact.name.hasSuffix("!"))
            .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in contact.name += "?" }
    }
}

/// Pages of several types in one path, pages pushed by bindings, and an old link that is active or not.
struct MixedPathView: View {
    @State private var path = NavigationPath()
    @State private var showsHelp = false
    @State private var chosen: Contact?
    @State private var isActive = false

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Both") {
                    path.append(1)
                    path.append("two")
                }
                Button("Help") { showsHelp = true }
                Button("Choose") { chosen = Contact(id: 3, name: "Cy") }
                NavigationLink("Old", isActive: $isActive) { Button("Deactivate") { isActive = false } }
                Text("\(path.count) \(showsHelp) \(chosen?.name ?? "none") \(isActive)")
            }
            .navigationDestination(for: Int.self) { number in Text("number \(number)") }
            .navigationDestination(for: String.self) { word in
                Text("word \(word)")
                Button("One back") { path.removeLast() }
            }
            .navigationDestination(isPresented: $showsHelp) { Text("help") }
            .navigationDestination(item: $chosen) { contact in
                Text("chosen \(contact.name)")
                Button("Other") { chosen = Contact(id: 4, name: "Di") }
            }
        }
    }
}

/// A path whose page is given another value.
struct ReplacedPageView: View {
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            Text("root")
                .navigationDestination(for: Int.self) { number in
                    CountingView(name: "page \(number)")
                    Button("Next") { path = [number + 1] }
                }
        }
    }
}
