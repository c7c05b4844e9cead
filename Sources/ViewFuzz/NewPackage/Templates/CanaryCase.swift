extension NewPackage {
    /// A case of the view that every fuzzer of views has, by which it shows that it notices what goes wrong.
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
