import BindingFuzz
import Testing

@Suite struct `A counted noun` {
    @Test func `distinguishes one from several`() {
        #expect([0, 1, 2, 12_345].map { $0.counted("case") } == ["0 cases", "1 case", "2 cases", "12,345 cases"])
        #expect(2.counted("delivery") == "2 deliveries")
    }
}
