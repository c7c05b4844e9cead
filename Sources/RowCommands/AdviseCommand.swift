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
            "Tell what to write: the deliveries and guards that are proven safe, what they cost, and their SwiftUI.",
        discussion: """
            A recipe is a delivery, a guard and an access, as in commit/appeared/index. It is safe where in no case a stale \
            index is read, and in none a delivery starves. A part of the app that is left out is taken to be open: the advice \
            holds for all of its values. Without options: for every app there is.

            What is cheapest comes first: ForEach($items) before a lookup by id, fewer hops, fewer searches and checks, no \
            scheduler to copy, delivered while the user scrolls, delivered sooner, always on the main thread. A recipe that is \
            cheaper than another one in none of these respects is only counted.

            EXAMPLES
              bindfuzz advise --platform ios --container lazy --handler write
              bindfuzz advise --container eager --handler read --keep delivery=runloop
              bindfuzz advise --platform ios --container silent --handler read --synthesize

            Exits with \(ExitStatus.brokenExpectation) if nothing that has what is kept is safe.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: help(Platform.self, "The app runs on this platform"), transform: value)
    var platform: [Platform] = []

    @Option(help: help(Container.self, "The rows are in this container"), transform: value)
    var container: [Container] = []

    @Option(help: help(Handler.self, "The handler does this with its element"), transform: value)
    var handler: [Handler] = []

    @Option(
        help: ArgumentHelp(
            "Keep what is written: delivery=, guard= or access= with a value, or a chain of hops. May repeat.",
            valueName: "part=value"),
        transform: { try KeptPart($0) })
    var keep: [KeptPart] = []

    @Flag(help: "Try every chain of at most \(AdviseCommand.synthesizedHops) hops, not only those with a name.")
    var synthesize = false

    @Option(help: "The form in which the advice is printed.")
    var format = Format.text

    private static let synthesizedHops = 3

    func validate() throws {
        for (position, part) in keep.enumerated() where keep[..<position].contains(where: { $0.part == part.part }) {
            throw ValidationError("--keep takes each part once; found \(part.part) twice.")
        }
        if synthesize && keep.contains(where: { $0.part == "delivery" }) {
            throw ValidationError(
                "--synthesize tries other deliveries, and --keep delivery=… keeps one: use one of them.")
        }
        if synthesize && keep.contains(.access(.identity)) {
            throw ValidationError(
                "--synthesize looks for chains that ForEach($items) is safe with; a lookup by id needs none.")
        }
    }

    func run() throws {
        Interruption.listen()
        let progress = ProgressLine()
        let advice = Advice(
            for: Situation.all(
                Self.chosen(platform), Self.chosen(container), Self.chosen(handler)),
            keeping: keep,
            among: synthesize ? Delivery.chains(upTo: Self.synthesizedHops) : Delivery.allCases,
            on: SearchThreads(ofProcess: SearchThreads.cores)
        ) { done, total in
            progress.show { "\(done * 100 / total) % of the recipes proven or not" }
            return !Interruption.hasCome
        }
        progress.end()
        guard let advice else {
            StandardError.print("interrupted before all recipes were proven or not; nothing can be advised")
            throw ExitCode(.interrupted)
        }
        switch format {
        case .text:
            StandardOutput.write(AdviceText.text(advice, tellingChains: synthesize, style: StandardOutput.style))
        case .json: StandardOutput.write(try AdviceJSON.text(advice, tellingChains: synthesize))
        }
        try (advice.safe.isEmpty ? ExitStatus.brokenExpectation : .asExpected).finish()
    }

    /// Returns the chosen values of a part in order, each once, or all of them if none was chosen.
    private static func chosen<Part: ConfigurationPart>(_ values: [Part]) -> [Part] {
        values.isEmpty ? Part.allCases : Part.allCases.filter(values.contains)
    }

    private static func help<Part: ConfigurationPart>(_ part: Part.Type, _ words: String) -> ArgumentHelp {
        ArgumentHelp(
            "\(words): \(part.allCases.map(\.rawValue).joined(separator: ", ")). May repeat; all where it is left out.",
            valueName: "value")
    }

    private static func value<Part: ConfigurationPart>(_ text: String) throws -> Part {
        guard let value = Part(rawValue: text) else {
            throw ValidationError(
                "expected one of \(Part.allCases.map(\.rawValue).joined(separator: ", ")); found '\(text)'")
        }
        return value
    }
}
