import HeadlessUI

enum SettingsAppearance: String, CaseIterable, Identifiable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"

    var id: String { rawValue }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

struct SettingsFormView: View {
    @AppStorage("settings.appearance") private var appearance = SettingsAppearance.system
    @AppStorage("settings.sounds") private var playsSounds = true
    @AppStorage("settings.volume") private var volume = 0.5
    @AppStorage("settings.username") private var username = ""
    @AppStorage("settings.fontSize") private var fontSize = 14
    @State private var isConfirmingReset = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack {
            Form {
                Section("Profile") {
                    TextField("User name", text: $username, prompt: Text("Required"))
                        .textInputAutocapitalization(.never)
                    if username.isEmpty {
                        Label("Choose a name that others will see", systemImage: "exclamationmark.triangle")
                            .font(.caption)
                            .foregroundStyle(.orange)
                    }
                }

                Section {
                    Picker("Appearance", selection: $appearance) {
                        ForEach(SettingsAppearance.allCases) { appearance in
                            Text(appearance.rawValue).tag(appearance)
                        }
                    }
                    .pickerStyle(.segmented)
                    Stepper("Font size: \(fontSize)", value: $fontSize, in: 10...24, step: 2)
                } header: {
                    Text("Display")
                } footer: {
                    Text("The quick brown fox")
                        .font(.system(size: CGFloat(fontSize)))
                }

                Section("Sound") {
                    Toggle("Play sounds", isOn: $playsSounds.animation())
                    if playsSounds {
                        Slider(value: $volume, in: 0...1) {
                            Text("Volume")
                        } minimumValueLabel: {
                            Image(systemName: "speaker")
                        } maximumValueLabel: {
                            Image(systemName: "speaker.wave.3")
                        }
                    }
                }

                Section {
                    Button("Help") {
                        guard let url = URL(string: "https://example.com/help") else { return }
                        openURL(url)
                    }
                    Link("Privacy policy", destination: URL(filePath: "/privacy"))
                    Button("Reset", role: .destructive) { isConfirmingReset = true }
                }
            }
            .navigationTitle("Settings")
            .preferredColorScheme(appearance.colorScheme)
            .confirmationDialog("Reset all settings?", isPresented: $isConfirmingReset, titleVisibility: .visible) {
                Button("Reset everything", role: .destructive, action: reset)
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
        }
    }

    private func reset() {
        appearance = .system
        playsSounds = true
        volume = 0.5
        username = ""
        fontSize = 14
    }
}
