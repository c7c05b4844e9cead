import HeadlessUI

/// Two buttons that set one flag, each with an alert for it.
struct SharedAlertView: View {
    let isSameQuestion: Bool
    @State private var isAsking = false

    var body: some View {
        let other = isSameQuestion ? "Sure?" : "Delete all?"
        Button("Remove") { isAsking = true }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        Button("Delete") { isAsking = true }
            .alert(other, isPresented: $isAsking) { Button("Yes") {} }
    }
}

/// Rows that set one flag, each with an alert about its element.
struct AskingRowsView: View {
    @State private var cities = ["Oslo", "Rome"]
    @State private var isAsking = false

    var body: some View {
        ForEach(cities, id: \.self) { city in
            HStack {
                Text(city)
                Button("Leave out") { isAsking = true }
            }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") { cities.removeAll { $0 == city } } }
        }
    }
}

/// Rows that set the element to ask about, each with the alert for it (hiromichi-sase/SwiftUISwiftData).
struct ChosenRowsView: View {
    private struct City: Identifiable {
        let id: String
    }

    @State private var cities = [City(id: "Oslo"), City(id: "Rome")]
    @State private var chosen: City?

    var body: some View {
        ForEach(cities) { city in
            HStack {
                Text(city.id)
                Button("Leave out") { chosen = city }
            }
            .alert(item: $chosen) { city in
                Alert(
                    title: Text("Leave \(city.id) out?"),
                    primaryButton: .destructive(Text("Yes")) { cities.removeAll { $0.id == city.id } },
                    secondaryButton: .cancel())
            }
        }
    }
}
