import BindingFuzz
import HeadlessUI

@testable import ViewFuzz
@testable import inbox

typealias InboxCase = ViewCase<InboxFuzz>
typealias InboxFile = CaseFile<ViewSubject<InboxFuzz>>
typealias InboxConfiguration = ViewConfiguration<InboxFuzz>

/// Reads a case from its steps, one a line or separated by semicolons.
func read<App: FuzzedApp>(_ steps: String, of view: String = "", in app: App.Type) throws -> ViewCase<App> {
    let lines = steps.split(separator: ";").map(String.init)
    let header = (view.isEmpty ? [] : ["view \(JSONStringLiteral.of(view))"]) + lines.filter { $0.hasPrefix("assume ") }
    let text = ["bindfuzz 1"] + header + [""] + lines.filter { !$0.hasPrefix("assume ") }
    return try CaseFile<ViewSubject<App>>(text: text.map { $0 + "\n" }.joined()).testCase
}

/// Reads a case of the inbox.
func inboxCase(_ steps: String, of view: String = "") throws -> InboxCase {
    try read(steps, of: view, in: InboxFuzz.self)
}

/// A case of the inbox and the configuration of a name.
func configuration<App: FuzzedApp>(_ name: String, of app: App.Type) -> ViewConfiguration<App>? {
    ViewConfiguration<App>.fullMatrix.first { $0.description == name }
}
