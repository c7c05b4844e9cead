extension NewPackage {
    /// `README.md`
    var readme: String {
        """
        # \(name)

        Views under the fuzzer: it presses what can be pressed and sends what can come from outside, in all orders and at all
        moments of the run loop, and keeps the smallest order in which something goes wrong.

        | file | what it is |
        | --- | --- |
        | `Sources/\(name)Views` | the views, as the app has them |
        | `Sources/\(name)Views/Imports.swift` | the one place that imports SwiftUI, or what stands for it |
        | `Sources/\(name)Fuzz/\(name)Fuzz.swift` | which views are fuzzed, and what comes from outside |
        | `Tests/\(name)FuzzTests` | the same as a test of one line |
        | `corpus` | the cases that are kept |

        ## See it find something

        `InboxView` has a bug that is planted: a row reads its binding whenever `refresh` is posted.

        ```sh
        swift run \(name)Fuzz fuzz --time 10s     # finds it, writes the case to corpus/found, and exits with 1
        swift run \(name)Fuzz report corpus       # what the case does, step by step, and why
        ```

        To mend it, give the row the message and not a binding, which it does not need. In `InboxView.swift`:

        | in place of | write |
        | --- | --- |
        | `ForEach($model.messages) { $message in` | `ForEach(model.messages) { message in` |
        | `MessageRow(message: $message)` | `MessageRow(message: message)` |
        | `@Binding var message: Message` | `let message: Message` |

        The case in `corpus/found` says with `expect` lines what it came to. Have them written anew, and from now on the gate
        holds the view to them:

        ```sh
        swift run \(name)Fuzz corpus record corpus/found/*.case
        swift test                          # replays what is kept, and searches shortly for what is new
        ```

        ## Your own view in ten minutes

        1. Copy the file of a view, and those that it needs, to `Sources/\(name)Views`. Delete `InboxView.swift` and
           `InboxModel.swift`.
        2. Delete the lines `import SwiftUI`, `import Combine` and `import Foundation` in them: `Imports.swift` has them for all
           files.
        3. Make the view, its initializer and the model that it is given `public`.
        4. `swift build --target \(name)Views`. What is not known of SwiftUI is an error here. Leave it out, or put it between
           `#if canImport(SwiftUI) && !Headless` and `#endif`.
        5. In `\(name)Fuzz.swift` make your model and your view in place of the inbox, and change the name in
           `FuzzedView("inbox")`. Where a model asks a server, give it one that answers from memory.
        6. Say what comes from outside, each in a line: `setup.post(…)` for a notification that the view listens to,
           `setup.send(…, to:)` for a Combine subject, `setup.call("…") { … }` for what a delegate or a server would call;
           with `from: .anotherThread` what comes on another thread. Buttons, fields and rows need no line.
        7. Say what must always hold: `setup.property("…") { … }`. Stale bindings, traps and hangs are found without it.
        8. `rm -rf corpus/found`, since its cases are of the inbox; then `swift run \(name)Fuzz fuzz`.

        A case must come to the same whenever it is run, so nothing may outlive it. Make a `UserDefaults(suiteName:)`, a cache
        and the stand-in of a singleton in the closure, and give the model its date and its random numbers.

        More views are more lines in `views`: `FuzzedView("settings") { _ in SettingsView() }`.

        ## Keep what was found

        ```sh
        swift run \(name)Fuzz fuzz                      # a minute; what is new goes to corpus/found
        swift run \(name)Fuzz replay FILE               # what a case does, step by step
        swift run \(name)Fuzz gate                      # what CI runs
        swift run \(name)Fuzz campaign night --time 8h  # overnight
        swift run \(name)Fuzz corpus merge night        # in the morning: takes what was found into the corpus
        ```

        The gate compares with a table of verdicts: `swift run \(name)Fuzz gate --record` writes it, once nothing is found that
        the corpus lacks. Commit it with the rest of `corpus`. `.github/workflows/bindfuzz.yml` and `.gitlab-ci.yml` run the
        gate on each change, and a campaign each night; delete the one that you do not need.\(pathNote)

        ## On a Mac

        The library `\(name)Views` has SwiftUI's views there, for the app to use. For the fuzzer say `--traits Headless`, as in
        `swift run --traits Headless \(name)Fuzz fuzz`, and `swift test --traits Headless`.

        """
    }

    private var pathNote: String {
        source.isEverywhere
            ? ""
            : "\n\n`Package.swift` names bindfuzz by its path on one machine. Name a repository before a server builds this."
    }
}
