import HeadlessUI

/// Two buttons that set one flag, each with an alert for it.
struct SharedAlertView: View {
    let isSameQuestion: Bool
    @State private var isAsking = false

    var body: some View {
        Button("Remove") { isAsking = true }
            .alert("Sure?", isPresented: $isAsking) {} message: { Text("For good.") }
        Button("Delete") { isAsking = true }
            .alert(isSameQuestion ? "Sure?" : "Delete all?", isPresented: $isAsking) {} message: { Text("For good.") }
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
