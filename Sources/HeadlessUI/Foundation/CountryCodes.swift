import Foundation

extension Locale {
    /// The codes of all countries, of two letters, in alphabetical order, as `isoRegionCodes` has them on Apple's systems.
    public static var countryCodes: [String] {
        Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 && $0.allSatisfy(\.isLetter) }.sorted()
    }
}
