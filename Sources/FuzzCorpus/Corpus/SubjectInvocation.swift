import FilesAndProcesses
import FuzzEngine

extension Subject {
    /// The words that run the subject's program again, for commands that a person reads now. A process of another program, such as
    /// a test, has the name of the program.
    package static var invocation: Invocation { Invocation(ofThisProcess: program) }

    /// The invocation for files that must be the same on every machine: the name of the program.
    package static var plainInvocation: Invocation { Invocation(plain: program) }

    /// Returns the command that draws the cases of a family again; `--case` then chooses one of them.
    ///
    /// - Parameter invocation: how the command calls the program; by default as in files.
    package static func origin(of family: CaseFamily, calling invocation: Invocation? = nil) -> String {
        let invocation = invocation ?? plainInvocation
        let scope = scoping.flatMap { scoping in scoping.scope.map { "\(scoping.scopeName)=\($0.shellQuoted) " } } ?? ""
        let options = steerable?.steering.options ?? []
        return scope
            + invocation.command(["fuzz", "--seed", "\(family.seed)", "--length", "\(family.length)"] + options)
    }
}
