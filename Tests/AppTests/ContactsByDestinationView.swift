import HeadlessUI

// An app of iOS 14: NavigationView, ObservableObject, EnvironmentObject.

struct Person: Identifiable {
    let id: Int
    var name: String
    var email: String
    var notes: String = ""
}

@MainActor
final class AddressBook: ObservableObject {
    @Published var people: [Person]

    init(people: [Person]) {
        self.people = people
    }

    func binding(for person: Person) -> Binding<Person> {
        Binding(
            get: { self.people.first { $0.id == person.id } ?? person },
            set: { newValue in
                guard let index = self.people.firstIndex(where: { $0.id == person.id }) else { return }
                self.people[index] = newValue
            }
        )
    }

    func delete(at offsets: IndexSet) {
        people.remove(atOffsets: offsets)
    }
}

struct ContactsByDestinationView: View {
    @StateObject private var book = AddressBook(people: [
        Person(id: 1, name: "Jane Doe", email: "jane@example.com"),
        Person(id: 2, name: "John Appleseed", email: "john@example.com"),
        Person(id: 3, name: "Kim Park", email: "kim@example.com"),
    ])

    var body: some View {
        NavigationView {
            List {
                ForEach(book.people) { person in
                    NavigationLink(destination: PersonDetail(person: person)) {
                        VStack(alignment: .leading, spacing: 2) {
                            Text(person.name)
                                .font(.headline)
                            Text(person.email)
                                .font(.subheadline)
                                .foregroundColor(.secondary)
                        }
                    }
                }
                .onDelete(perform: book.delete)
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("People", displayMode: .large)
            .navigationBarItems(trailing: EditButton())

            Text("Choose a person")
                .foregroundColor(.secondary)
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .environmentObject(book)
    }
}

struct PersonDetail: View {
    @EnvironmentObject var book: AddressBook
    @Environment(\.presentationMode) private var presentationMode
    let person: Person
    @State private var savedNotes = 0

    var body: some View {
        Form {
            Section(header: Text("Details")) {
                TextField("Email", text: book.binding(for: person).email)
                    .keyboardType(.emailAddress)
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
            }
            Section(header: Text("Notes"), footer: Text("Edited \(savedNotes) times")) {
                TextEditor(text: book.binding(for: person).notes)
                    .frame(minHeight: 120)
                    .onChange(of: book.binding(for: person).wrappedValue.notes) { _ in
                        savedNotes += 1
                    }
            }
            Button("Done") {
                presentationMode.wrappedValue.dismiss()
            }
        }
        .navigationTitle(Text(person.name))
    }
}

struct ContactsByDestinationView_Previews: PreviewProvider {
    static var previews: some View {
        ContactsByDestinationView()
            .previewDevice("iPhone 12")
            .preferredColorScheme(.dark)
    }
}
