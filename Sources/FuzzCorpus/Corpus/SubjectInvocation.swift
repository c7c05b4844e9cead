import FilesAndProcesses
import FuzzEngine

extension Subject {
    /// How its program is called in what is written to a file, and in what must be the same on every machine.
    package static var invocation: Invocation { Invocation(plain: program) }

    /// How this process was called; only the command line asks.
    package static var invocationHere: Invocation { Invocation(ofThisProcess: program) }
}
