import HeadlessUI
import XCTest

/// A view whose titles are resources.
private struct ResourcesView: View {
    let title: LocalizedStringResource
    @State private var isShown = false
    @State private var text = ""

    var body: some View {
        VStack {
            Text(title)
            Text("\(title) in **text**")
            TextField(title, text: $text)
            Button(LocalizedStringResource("open", defaultValue: "Open", bundle: .main)) { isShown = true }
            Toggle(title, isOn: .constant(true))
        }
        .navigationTitle(title)
        .alert(title, isPresented: $isShown) {}
    }
}

final class ResourceTests: XCTestCase {
    func testResourcesAreTitles() throws {
        try onMainRunLoop {
            let count = 3
            let resource = LocalizedStringResource(
                "\(count) letters", table: "Main", bundle: .atURL(Bundle.main.bundleURL))
            let host = Host { ResourcesView(title: resource) }
            XCTAssertEqual(host.texts.prefix(2), ["3 letters", "3 letters in text"])
            try host.click("Open")
            XCTAssertEqual(host.texts.first, "3 letters")
            XCTAssertEqual(String(localized: resource), "3 letters")
            XCTAssertEqual(String(localized: "open", defaultValue: "Open"), "Open")
        }
    }
}
