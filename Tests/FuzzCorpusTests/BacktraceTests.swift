import Testing

@testable import FilesAndProcesses

/// Code whose calls are read.
private enum Caller {
    /// The line of the call.
    static let line = #line + 3

    @inline(never) static func addresses(_ stack: borrowing CallStack) -> [UInt64] {
        let addresses = stack.addresses(from: nil)
        // More work after the call, because a tail call has no frame.
        return addresses.filter { $0 > 0 }
    }
}

@Suite struct `A backtrace` {
    @Test func `names the functions of this program with their files and lines`() throws {
        guard ProgramFile.ofThisProcess != nil else { return }
        let frames = ProgramSymbols.frames(at: Caller.addresses(CallStack()))
        let frame = try #require(frames.first { $0.function == "Caller.addresses" }, "\(frames)")
        #expect(frame.isOfApp)
        #expect(frame.position == "Tests/FuzzCorpusTests/BacktraceTests.swift:\(Caller.line)")
        #expect(!frame.isInClosure)
        // What belongs to this package is none of an app's code.
        let own = try #require(frames.first { $0.file?.hasSuffix("/LoadedProgram.swift") == true })
        #expect(own.function == "CallStack.addresses")
        #expect(!own.isOfApp)
    }

    @Test func `has the line before an address where optimized code has line 0`() throws {
        guard let program = ProgramFile.ofThisProcess else { return }
        let offset = try #require(
            Caller.addresses(CallStack()).first {
                ProgramSymbols.frames(at: [$0]).first?.function == "Caller.addresses"
            })
        let address = offset + program.addresses.lowerBound
        var start = 0
        while let unit = DebugUnit(of: program, at: start) {
            start = unit.end
            guard unit.isReadable, let root = unit.root(), unit.covers(address, root) else { continue }
            guard case .number(let position)? = root.values[DWARF.lineTable] else { continue }
            let table = try #require(LineTable(of: program, at: position, in: ""))
            let place = try #require(table.lines(at: [address])[address])
            #expect(place.line == Caller.line)
            let around = address - 64..<address + 64
            let line = try #require(table.line(before: address, in: place.file, of: around))
            #expect((Caller.line - 2...Caller.line).contains(line))
            #expect(table.line(before: address, in: place.file, of: address + 1..<address + 2) == nil)
            #expect(table.line(before: address, in: place.file + 99, of: around) == nil)
            return
        }
        Issue.record("no unit covers the function")
    }

    @Test func `has no line of another file than that of its function`() throws {
        guard let program = ProgramFile.ofThisProcess else { return }
        var (start, checked) = (0, 0)
        while checked < 5, var unit = DebugUnit(of: program, at: start) {
            start = unit.end
            guard unit.isReadable, let root = unit.root(), let position = root.number(DWARF.lineTable) else { continue }
            unit.readKinds()
            let folder = unit.string(root.values[DWARF.folder]) ?? ""
            let table = try #require(LineTable(of: program, at: position, in: folder))
            var declared: [UInt64: UInt64] = [:]
            unit.forEachEntry { entry, _ in
                guard entry.tag == DWARF.function, declared.count < 1_000, let range = entry.addresses,
                    let file = ProgramSymbols.declaredFile(of: entry, in: unit)
                else { return }
                for address in stride(from: range.lowerBound, to: range.upperBound, by: 16).prefix(16) {
                    declared[address] = file
                }
            }
            // Code without a line, which the table has under a file from which the compiler inlined something.
            let foreign = table.lines(at: Array(declared.keys)).filter { address, place in
                place.line == 0 && place.file != declared[address]
            }
            for (address, frames) in ProgramSymbols.frames(at: Array(foreign.keys.prefix(20)), in: program)
            where frames.count == 1 {
                checked += 1
                #expect(frames.first?.file == declared[address].flatMap(table.file), "\(frames)")
            }
        }
        #expect(checked > 0, "this program has no such code")
    }

    @Test func `is empty for addresses that belong to no function`() {
        #expect(ProgramSymbols.frames(at: [0, 1, .max]) == [])
    }

    @Test(arguments: [
        ("App.Quota.refill() -> ()", "Quota.refill"),
        ("static App.Main.views.getter : [ViewFuzz.FuzzedView]", "Main.views"),
        (
            "closure #1 () -> () in closure #2 () -> UI.Pair<UI.Text, (A in B)> in App.(Row in _8F33E1).body.getter : some",
            "Row.body"
        ),
        ("generic specialization <[Swift.Int]> of Swift.Array.subscript.getter : A", "Array.subscript"),
        (
            "function signature specialization <Arg[0] = [Closure Propagated : $s1A, Argument Types : []> of App.run(() -> ()) -> ()",
            "run"
        ),
        ("(extension in App):UI.View.card(of: Swift.Int) -> some", "View.card"),
        ("(1) await resume partial function for App.Model.load() async -> ()", "Model.load"),
        ("App.Model.__allocating_init(name: Swift.String) -> App.Model", "Model.init"),
    ])
    func `shortens the name of a function`(_ name: String, _ short: String) {
        #expect(FunctionName.short(ofDemangled: name) == short)
    }
}
