import BindingFuzz
import Testing

@Test func `a guard is no cure where rows animate out`() throws {
    let configurations = try Configuration.matching("ios/animated/*/appeared/index/read")
    var search = Search<RowModel>(CaseFamily(seed: 1), under: configurations)
    _ = search.run(cases: 1000)
    for finding in search.findings { print("\(finding.mechanism): \(finding.testCase)") }
    #expect(!search.findings.isEmpty)
}
