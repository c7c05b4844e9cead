import SwiftUI

struct GardenApp: App {
    @State private var garden = Garden()

    var body: some Scene {
        WindowGroup {
            GardenView()
                .environment(garden)
        }
        #if os(macOS)
            .defaultSize(width: 600, height: 400)
        #endif
        .commands {
            SidebarCommands()
        }
    }
}

@Observable final class Garden {
    var plants = ["Rose", "Tulip"]
}

struct GardenView: View {
    @Environment(Garden.self) private var garden
    @State private var selection: String?

    var body: some View {
        NavigationSplitView {
            List(garden.plants, id: \.self, selection: $selection) { plant in
                NavigationLink(plant, value: plant)
            }
            .navigationTitle("Garden")
            #if os(iOS)
                .navigationBarTitleDisplayMode(.inline)
            #endif
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Plant", systemImage: "plus") { garden.plants.append("Plant \(garden.plants.count + 1)") }
                }
            }
        } detail: {
            Text(selection ?? "Choose a plant")
        }
    }
}

#Preview {
    GardenView()
        .environment(Garden())
}
