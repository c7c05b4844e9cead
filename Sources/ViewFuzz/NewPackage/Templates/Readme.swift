extension NewPackage {
    /// `README.md`
    var readme: String {
        """
        # \(name)

        bindfuzz fuzzes these views: it presses their controls and sends events from outside, in random orders and at all
        moments of the run loop, and keeps the smallest order that makes a view fail.

        | file | contents |
        | --- | --- |
        | `Sources/\(name)Views` | the views of the app |
        | `Sources/\(name)Views/Imports.swift` | the import of SwiftUI, or of its replacement |
        | `Sources/\(name)Fuzz/\(name)Fuzz.swift` | the views to fuzz, and the events from outside |
        | `Tests/\(name)FuzzTests` | a test that runs the fuzzer |
        | `corpus` | the cases to replay |

        ## Find the planted bug

        `InboxView` has a planted bug: a row reads its binding whenever `refresh` is posted.

        ```sh
        swift run -c release \(name)Fuzz fuzz --time 10s     # finds it, writes the case to corpus/found, and exits with 1
        swift run -c release \(name)Fuzz report corpus       # explains the case, step by step
        ```

        To fix it, pass the message to the row instead of a binding, which the row does not need. In `InboxView.swift`:

        | replace | by |
        | --- | --- |
        | `ForEach($model.messages) { $message in` | `ForEach(model.messages) { message in` |
        | `MessageRow(message: $message)` | `MessageRow(message: message)` |
        | `@Binding var message: Message` | `let message: Message` |

        Until then the case in `corpus/found` is an open finding, which fails the search, the test and the gate. Turn it into a
        regression test, and from now on they check that the view stays fixed:

        ```sh
        swift run -c release \(name)Fuzz corpus fixed corpus/found/*.case
        swift test                          # replays the corpus, and searches briefly
        ```

        ## Your own view in ten minutes

        1. Copy the file of a view, and those that it needs, to `Sources/\(name)Views`. Delete `InboxView.swift` and
           `InboxModel.swift`.
        2. Delete the lines `import SwiftUI`, `import Combine` and `import Foundation` in them: `Imports.swift` has them for all
           files.
        3. Make the view, its initializer and the model that it is given `public`.
        4. Run `swift build --target \(name)Views`. Unsupported parts of SwiftUI are errors here. Remove them, or put them between
           `#if canImport(SwiftUI) && !Headless` and `#endif`.
        5. In `\(name)Fuzz.swift`, create your model and your view instead of the inbox, and change the name in
           `FuzzedView("inbox")`. If a model calls a server, replace the server by one that answers from memory.
        6. List the events from outside: `setup.post(…)` for a notification that the view observes,
           `setup.send(…, to:)` for a Combine subject, `setup.call("…") { … }` for a call by a delegate or a server;
           with `from: .anotherThread` for events on another thread. Buttons, fields and rows need no declaration.
        7. Declare properties that must always hold: `setup.property("…") { … }`. Stale bindings, traps and hangs need none.
        8. Run `rm -rf corpus/found`, which has cases of the inbox, and then `swift run -c release \(name)Fuzz fuzz`.

        A case must give the same result in every run, so no state may outlive it. Files in the home
        directory and `UserDefaults` begin empty. Create a cache and the replacement of a singleton in the closure, and pass
        the date and random numbers to the model.

        To fuzz more views, add lines to `views`: `FuzzedView("settings") { _ in SettingsView() }`.

        ## Keep the findings

        ```sh
        swift run -c release \(name)Fuzz fuzz                      # searches for a minute; writes to corpus/found
        swift run -c release \(name)Fuzz replay FILE               # shows a case, step by step
        swift run -c release \(name)Fuzz gate                      # checks the corpus, as in CI
        swift run -c release \(name)Fuzz campaign night --time 8h  # searches overnight
        swift run -c release \(name)Fuzz corpus merge night        # adds the findings to the corpus
        ```

        Search in release builds: one app ran 70 cases a second in place of 12. The short search of `swift test` does without.

        A finding that has to wait: `swift run -c release \(name)Fuzz corpus acknowledge FILE --reason TEXT --until 2027-01-31`.

        The gate compares with the table of verdicts, `corpus/verdicts.txt`, which claims nothing yet.
        `swift run -c release \(name)Fuzz gate --record` updates it, unless the search finds something new. Commit it with the rest of
        `corpus`. `.github/workflows/bindfuzz.yml` and `.gitlab-ci.yml` run the gate on each change, and a campaign each
        night. Delete the one that you do not need.\(pathNote)

        ## On a Mac

        On a Mac, the library `\(name)Views` uses SwiftUI. To run the fuzzer there, pass `--traits Headless`, as in
        `swift run --traits Headless \(name)Fuzz fuzz`, and `swift test --traits Headless`.

        """
    }

    private var pathNote: String {
        source.isEverywhere
            ? ""
            : "\n\n`Package.swift` names bindfuzz by its path on one machine. Name a repository before a server builds this."
    }
}
