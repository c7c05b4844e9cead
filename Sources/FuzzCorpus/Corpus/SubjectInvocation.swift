import FilesAndProcesses
import FuzzEngine

extension Subject {
    /// The invocation of the subject's program for files, and for texts that must be the same on every machine.
    package static var invocation: Invocation { Invocation(plain: program) }

    /// The invocation that started this process; only the command line uses it.
    package static var invocationHere: Invocation { Invocation(ofThisProcess: program) }
}
