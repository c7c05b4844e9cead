import HeadlessUI

struct Profile: Equatable {
    var name = "Robin"
    var bio = ""
    var accent = Color.blue
    var height = 170.0
    var pronouns = "they"
    var interests: Set<String> = ["Music"]
}

struct ProfileEditorView: View {
    @State private var profile = Profile()
    @State private var saved = Profile()
    @ScaledMetric(relativeTo: .title) private var avatarSize = 80.0

    private let allInterests = ["Art", "Music", "Science", "Sports"]
    private static let bioLimit = 20

    var body: some View {
        Form {
            Section {
                header
            }
            Section("About") {
                TextField("Name", text: $profile.name)
                Picker(selection: $profile.pronouns) {
                    Text("she").tag("she")
                    Text("he").tag("he")
                    Text("they").tag("they")
                } label: {
                    Label("Pronouns", systemImage: "person.text.rectangle")
                }
                .pickerStyle(.navigationLink)
                TextField("Bio", text: $profile.bio, axis: .vertical)
                    .lineLimit(3, reservesSpace: true)
                    .onChange(of: profile.bio) { _, bio in
                        profile.bio = String(bio.prefix(Self.bioLimit))
                    }
                Text("\(Self.bioLimit - profile.bio.count) left")
                    .font(.caption)
                    .foregroundStyle(profile.bio.count == Self.bioLimit ? Color.red : Color.secondary)
            }
            Section("Looks") {
                ColorPicker("Accent", selection: $profile.accent, supportsOpacity: false)
                Slider(value: $profile.height, in: 100...220, step: 1) {
                    Text("Height")
                }
                LabeledContent("Height", value: "\(Int(profile.height)) cm")
            }
            Section("Interests") {
                ForEach(allInterests, id: \.self) { interest in
                    Button {
                        profile.interests.formSymmetricDifference([interest])
                    } label: {
                        HStack {
                            Text(interest)
                            Spacer()
                            if profile.interests.contains(interest) {
                                Image(systemName: "checkmark")
                            }
                        }
                        .contentShape(.rect)
                    }
                    .foregroundStyle(.primary)
                }
            }
        }
        .formStyle(.grouped)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Revert") { profile = saved }
                    .disabled(profile == saved)
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") { saved = profile }
                    .disabled(profile == saved || profile.name.isEmpty)
            }
        }
    }

    private var header: some View {
        VStack {
            Circle()
                .fill(profile.accent.gradient)
                .frame(width: avatarSize, height: avatarSize)
                .overlay {
                    Text(profile.name.prefix(1))
                        .font(.largeTitle)
                        .foregroundStyle(.white)
                }
            Text(saved.name)
                .font(.title)
            Text(saved.interests.sorted().formatted(.list(type: .and)))
                .font(.subheadline)
        }
        .frame(maxWidth: .infinity)
        .listRowBackground(Color.clear)
        .listRowInsets(EdgeInsets())
    }
}
