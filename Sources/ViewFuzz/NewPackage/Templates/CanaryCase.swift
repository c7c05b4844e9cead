extension NewPackage {
    /// A case of the built-in canary view, which shows that the fuzzer detects failures.
    var canary: String {
        """
        bindfuzz 1
        view "\u{1F424}"
        note A canary: it says that nothing ever goes wrong, and must fail. If it does not, the harness detects nothing.
        expect */*/* clean

        press "Clear"
        post "bindfuzz.canary"

        """
    }
}
