import HeadlessUI

struct Flat: Identifiable {
    let id: Int
    let street: String
    let rent: Double
    let rooms: Int
    let hasBalcony: Bool

    static let all = [
        Flat(id: 1, street: "Elm Street", rent: 900, rooms: 2, hasBalcony: true),
        Flat(id: 2, street: "High Street", rent: 1400, rooms: 3, hasBalcony: true),
        Flat(id: 3, street: "Mill Lane", rent: 700, rooms: 1, hasBalcony: false),
        Flat(id: 4, street: "Park Road", rent: 2100, rooms: 4, hasBalcony: false),
    ]
}

struct FlatFilter: Equatable {
    var maximumRent = 2500.0
    var minimumRooms = 1
    var needsBalcony = false

    var activeCount: Int {
        let standard = FlatFilter()
        return [
            maximumRent != standard.maximumRent, minimumRooms != standard.minimumRooms, needsBalcony,
        ].count { $0 }
    }

    func matches(_ flat: Flat) -> Bool {
        flat.rent <= maximumRent && flat.rooms >= minimumRooms && (!needsBalcony || flat.hasBalcony)
    }
}

struct FilterSheetView: View {
    @State private var filter = FlatFilter()
    @State private var isFiltering = false
    @State private var detent = PresentationDetent.medium

    private var flats: [Flat] { Flat.all.filter(filter.matches) }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(flats) { flat in
                            FlatCard(flat: flat)
                        }
                    } header: {
                        Text("\(flats.count) flats")
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background(.bar)
                    }
                }
                .padding(.horizontal)
            }
            .navigationTitle("Flats")
            .toolbar {
                Button {
                    isFiltering = true
                } label: {
                    Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
                        .symbolVariant(filter.activeCount > 0 ? .fill : .none)
                }
            }
            .sheet(isPresented: $isFiltering, onDismiss: { detent = .medium }) {
                FlatFilterForm(filter: $filter, count: flats.count)
                    .presentationDetents([.height(300), .medium, .large], selection: $detent)
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationCornerRadius(24)
            }
        }
    }
}

private struct FlatCard: View {
    let flat: Flat

    var body: some View {
        VStack(alignment: .leading) {
            Text(flat.street).font(.headline)
            ViewThatFits {
                Text(
                    "\(flat.rooms) rooms for \(flat.rent, format: .currency(code: "USD").precision(.fractionLength(0)))"
                )
                Text("\(flat.rooms) rooms")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.regularMaterial, in: .rect(cornerRadius: 12, style: .continuous))
    }
}

private struct FlatFilterForm: View {
    @Binding var filter: FlatFilter
    let count: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Slider(value: $filter.maximumRent, in: 500...2500, step: 100) {
                    Text("Rent")
                } minimumValueLabel: {
                    Text("500")
                } maximumValueLabel: {
                    Text("2500")
                }
                Stepper("At least \(filter.minimumRooms) rooms", value: $filter.minimumRooms, in: 1...5)
                Toggle("Balcony", isOn: $filter.needsBalcony)
                Button("Clear filters") { filter = FlatFilter() }
                    .disabled(filter.activeCount == 0)
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Show \(count)") { dismiss() }
                }
            }
        }
    }
}
