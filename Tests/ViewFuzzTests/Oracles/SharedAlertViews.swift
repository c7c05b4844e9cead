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
