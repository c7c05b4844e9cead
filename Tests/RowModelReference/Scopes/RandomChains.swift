import BindingFuzz

extension Configuration {
    /// The same with another delivery; itself where there is none.
    func delivering(by chain: Delivery?) -> Configuration {
        var configuration = self
        configuration.delivery = chain ?? delivery
        return configuration
    }

    /// One of the full matrix, delivering by a chain of 1 to 4 hops.
    static func withRandomChain(_ random: inout SplitMix64) -> Configuration {
        let chain = (0...random.below(4)).map { _ in Hop.allCases[random.below(Hop.allCases.count)] }
        return fullMatrix[random.below(fullMatrix.count)].delivering(by: Delivery(chain))
    }
}
