import HeadlessUI

struct Person: Identifiable, Hashable, Codable {
    let id: Int
    var name: String
}

/// People whose pages are pushed by value, with a way to a page for another type.
struct PeopleView: View {
    @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]
    @State private var path: [Person] = []
    @State private var saves = 0

    var body: some View {
        NavigationStack(path: $path) {
            List(people) { person in
                NavigationLink(person.name, value: person)
            }
            .navigationTitle("People")
            .navigationDestination(for: Person.self) { person in
                PersonPage(person: person) { path = [] }
            }
            .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in saves += 1 }
            .onReceive(NotificationCenter.default.publisher(for: .openLink)) { link in
                path = people.filter { $0.id == link.object as? Int }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add") { people.append(Person(id: people.count + 1, name: "New")) }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("\(saves) saves")
                    if !path.isEmpty { Text("open") }
                }
            }
            .noted("people")
        }
    }
}

struct PersonPage: View {
    let person: Person
    let popToRoot: () -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(person.name) \(count)")
            Button("Count") { count += 1 }
            NavigationLink("Friend", value: Person(id: person.id + 10, name: "Friend of \(person.name)"))
            Button("Leave") { dismiss() }
            Button("To root") { popToRoot() }
        }
        .navigationTitle(person.name)
        .toolbar { PersonToolbar() }
        .noted(person.name)
        .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in Chronicle.note("\(person.name) saves") }
    }
}

struct PersonToolbar: ToolbarContent {
    @State private var isStarred = false

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) {
            Button(isStarred ? "Unstar" : "Star") { isStarred.toggle() }
        }
    }
}

/// People whose pages belong to their links, with a binding to the element each.
struct EditedPeopleView: View {
    @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]

    var body: some View {
        NavigationView {
            VStack {
                ForEach($people) { $person in
                    NavigationLink {
                        EditedPersonPage(person: $person) { people.removeAll { $0.id == person.id } }
                    } label: {
                        Text(person.name)
                    }
                }
            }
            .navigationBarTitle("People", displayMode: .inline)
            .navigationBarItems(trailing: Button("Clear") { people = [] })
        }
        .navigationViewStyle(.stack)
        .onReceive(NotificationCenter.default.publisher(for: .openLink)) { _ in people.removeFirst() }
    }
}

struct EditedPersonPage: View {
    @Binding var person: Person
    let delete: () -> Void

    var body: some View {
        Text("page of \(person.name)").noted("page")
        Button("Rename") { person.name += "!" }
        Button("Delete") { delete() }
            .navigationBarBackButtonHidden(person.name.hasSuffix("!"))
            .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in person.name += "?" }
    }
}

/// Pages of several types in one path, pages pushed by bindings, and an old link that is active or not.
struct MixedPathView: View {
    @State private var path = NavigationPath()
    @State private var showsHelp = false
    @State private var chosen: Person?
    @State private var isActive = false

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Both") {
                    path.append(1)
                    path.append("two")
                }
                Button("Help") { showsHelp = true }
                Button("Choose") { chosen = Person(id: 3, name: "Cy") }
                NavigationLink("Old", isActive: $isActive) { Button("Deactivate") { isActive = false } }
                Text("\(path.count) \(showsHelp) \(chosen?.name ?? "none") \(isActive)")
            }
            .navigationDestination(for: Int.self) { number in Text("number \(number)") }
            .navigationDestination(for: String.self) { word in
                Text("word \(word)")
                Button("One back") { path.removeLast() }
            }
            .navigationDestination(isPresented: $showsHelp) { Text("help") }
            .navigationDestination(item: $chosen) { person in
                Text("chosen \(person.name)")
                Button("Other") { chosen = Person(id: 4, name: "Di") }
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
