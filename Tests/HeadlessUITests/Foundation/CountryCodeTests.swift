import HeadlessUI
import Testing

/// The codes that port puts in the place of Foundation's.
struct CountryCodeTests {
    @Test func `have two letters and a name, and are sorted`() {
        let codes = Locale.countryCodes
        #expect(codes.count > 200 && codes == codes.sorted())
        #expect(codes.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isUppercase) })
        #expect(Set(codes).isSuperset(of: ["CH", "DE", "JP", "US"]) && !codes.contains("001"))
        #expect(Locale(identifier: "en_US").localizedString(forRegionCode: codes[0]) != nil)
    }
}
