import FilesAndProcesses
import FuzzEngine

extension Subject {
    /// The invocation of the subject's program for files, and for texts that must be the same on every machine.
    package static var invocation: Invocation { Invocation(plain: program) }

    /// Returns the command that draws the cases of a family again; `--case` then chooses one of them.
    package static func origin(of family: CaseFamily) -> String {
        let scope = scoping.flatMap { scoping in scoping.scope.map { "\(scoping.scopeName)=\($0.shellQuoted) " } } ?? ""
        let options = steerable?.steering.options ?? []
        return scope
            + invocation.command(["fuzz", "--seed", "\(family.seed)", "--length", "\(family.length)"] + options)
    }

    /// The invocation that started this process; only the command line uses it.
    package static var invocationHere: Invocation { Invocation(ofThisProcess: program) }
}
