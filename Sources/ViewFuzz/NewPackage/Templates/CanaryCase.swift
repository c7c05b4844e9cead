/// The canary of a new corpus.
package enum CanaryCase {
    /// A case of the built-in canary view, which shows that the fuzzer detects failures.
    package static var text: String {
        """
        bindfuzz 1
        view "\u{1F424}"
        note A canary: it expects a failing view to be clean, so it must fail. If it passes, the harness detects nothing.
        expect */*/* clean

        press "Clear"
        post "bindfuzz.canary"

        """
    }
}
