import ArgumentParser
import BindingFuzz
import FilesAndProcesses
import FuzzCommands
import FuzzCorpus
import FuzzReports
import RowReports

struct AdviseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "advise",
        abstract:
            "Recommend deliveries and guards that are proven safe, with their cost and their SwiftUI code.",
        discussion: """
            A recipe is a delivery, a guard and an access, as in commit/appeared/index. It is safe if in no case a stale \
            index is read or a delivery starves. If you omit an option for a part of the app, the advice \
            holds for all values of that part; without options, it holds for every app.

            The cheapest recipes come first: ForEach($items) before a lookup by id, fewer hops, fewer searches and checks, no \
            scheduler to copy, delivery during scrolling, earlier delivery, delivery on the main thread. A recipe that is \
            not cheaper than another one in any of these respects is only counted.

            EXAMPLES
              bindfuzz advise --platform ios --container lazy --handler write
              bindfuzz advise --container eager --handler read --keep delivery=runloop
              bindfuzz advise --platform ios --container silent --handler read --synthesize

            Exits with \(ExitStatus.brokenExpectation) if no recipe with the kept parts is safe.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(
        help: ArgumentHelp(
            "The app runs on this platform: \(AdvisedPlatform.list). Repeatable. (default: all)", valueName: "value"),
        transform: value)
    var platform: [AdvisedPlatform] = []

    @Option(help: help(Container.self, "The rows are in this container"), transform: value)
    var container: [Container] = []

    @Option(help: help(Handler.self, "The handler does this with its element"), transform: value)
    var handler: [Handler] = []

    @Option(
        help: ArgumentHelp(
            "Keep this part: delivery=, guard= or access= with a value or a chain of hops. Repeatable.",
            valueName: "part=value"),
        transform: { try KeptPart($0) })
    var keep: [KeptPart] = []

    @Flag(help: "Try every chain of at most \(AdviseCommand.synthesizedHops) hops, not only the named ones.")
    var synthesize = false

    @Option(help: "The format of the advice.")
    var format = Format.text

    private static let synthesizedHops = 3

    func validate() throws {
        for (position, part) in keep.enumerated() where keep[..<position].contains(where: { $0.part == part.part }) {
            throw ValidationError("--keep takes each part once; found \(part.part) twice.")
        }
        if synthesize && keep.contains(where: { $0.part == "delivery" }) {
            throw ValidationError(
                "--synthesize tries other deliveries and --keep delivery=… keeps one; use only one of them.")
        }
        if synthesize && keep.contains(.access(.identity)) {
            throw ValidationError(
                "--synthesize searches for chains that make ForEach($items) safe; a lookup by id needs none.")
        }
    }

    func run() throws {
        Interruption.listen()
        let progress = ProgressLine()
        let advice = Advice(
            for: Situation.all(
                AdvisedPlatform.chosen(platform), Self.chosen(container), Self.chosen(handler)),
            keeping: keep,
            among: synthesize ? Delivery.chains(upTo: Self.synthesizedHops) : Delivery.allCases,
            on: SearchThreads(ofProcess: SearchThreads.cores)
        ) { done, total in
            progress.show { "\(done * 100 / total) % of the recipes decided" }
            return !Interruption.hasCome
        }
        progress.end()
        guard let advice else {
            StandardError.print("interrupted before all recipes were decided; there is no advice")
            throw ExitCode(.interrupted)
        }
        switch format {
        case .text:
            StandardOutput.write(AdviceText.text(advice, includingChains: synthesize, style: StandardOutput.style))
        case .json: StandardOutput.write(try AdviceJSON.text(advice, includingChains: synthesize))
        }
        try (advice.safe.isEmpty ? ExitStatus.brokenExpectation : .asExpected).finish()
    }

    /// Returns the chosen values of a part in order, each once, or all of them if none was chosen.
    private static func chosen<Part: ConfigurationPart>(_ values: [Part]) -> [Part] {
        values.isEmpty ? Part.allCases : Part.allCases.filter(values.contains)
    }

    private static func help<Part: ConfigurationPart>(_ part: Part.Type, _ words: String) -> ArgumentHelp {
        ArgumentHelp(
            "\(words): \(part.allCases.map(\.rawValue).joined(separator: ", ")). Repeatable. (default: all)",
            valueName: "value")
    }

    private static func value<Value: RawRepresentable<String> & CaseIterable>(_ text: String) throws -> Value {
        guard let value = Value(rawValue: text) else {
            throw ValidationError(
                "expected one of \(Value.allCases.map(\.rawValue).joined(separator: ", ")); found '\(text)'")
        }
        return value
    }
}
