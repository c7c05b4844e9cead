#if os(Linux)
    import Foundation
    import Glibc

    /// The calls by which libraries reach functions of the C library, and by which the program reaches one of the Swift runtime.
    ///
    /// A linker exports a function of the program only if a library asks for it without a version, and the C library's functions have
    /// versions. So these calls are redirected in the tables through which the loader has bound them (`DT_JMPREL` in the ELF
    /// specification, "Dynamic Linking").
    enum LibraryCalls {
        private typealias GetTime = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
        private typealias TimeOfDay = @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> Int32
        private typealias Time = @convention(c) (UnsafeMutablePointer<time_t>?) -> time_t
        private typealias Sleep = @convention(c) (UnsafePointer<timespec>?, UnsafeMutablePointer<timespec>?) -> Int32
        private typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
        private typealias AfterCall =
            @convention(c) (
                UInt64, DispatchObject, UnsafeMutableRawPointer?, @escaping DispatchFunction
            ) -> Void
        private typealias SetTimer = @convention(c) (DispatchObject, UInt64, UInt64, UInt64) -> Void
        private typealias SetContext = @convention(c) (DispatchObject, UnsafeMutableRawPointer?) -> Void
        private typealias SetHandler = @convention(c) (DispatchObject, DispatchFunction?) -> Void
        private typealias TimedWait =
            @convention(c) (
                UnsafeMutablePointer<pthread_cond_t>, UnsafeMutablePointer<pthread_mutex_t>, UnsafePointer<timespec>
            ) -> Int32

        private typealias Once =
            @convention(c) (UnsafeMutableRawPointer, PropertyInitializer, UnsafeMutableRawPointer?) -> Void

        /// The functions that replace those of other libraries, by the name of the calling library and of the function. The program
        /// has no name.
        nonisolated(unsafe) private static let replacements: [String: [String: UnsafeMutableRawPointer]] = {
            let getTime = address({ interposedGetTime($0, $1) } as GetTime)
            let sleep = address({ interposedNanosleep($0, $1) } as Sleep)
            let foundation = [
                "clock_gettime": getTime, "gettimeofday": address({ interposedTimeOfDay($0, $1) } as TimeOfDay),
                "time": address({ interposedTime($0) } as Time), "nanosleep": sleep,
                "pthread_cond_timedwait": address({ interposedTimedWait($0, $1, $2) } as TimedWait),
            ]
            return [
                "": [
                    "swift_once": address({ interposedOnce($0, $1, $2) } as Once),
                    ComparedTexts.comparisonSymbol:
                        address({ interposedComparison($0, $1, $2, $3, $4) } as ComparedTexts.Comparison),
                    ComparedTexts.equalitySymbol:
                        address({ interposedEquality($0, $1, $2, $3) } as ComparedTexts.Equality),
                ],
                "libFoundation.so": foundation, "libFoundationEssentials.so": foundation,
                "lib_FoundationICU.so": foundation,
                "libswift_Concurrency.so": [
                    "clock_gettime": address({ interposedClockOfRuntime($0, $1) } as GetTime), "nanosleep": sleep,
                    "dispatch_after_f": address({ interposedAfterCall($0, $1, $2, $3) } as AfterCall),
                    "dispatch_source_set_timer": address({ interposedSetTimer($0, $1, $2, $3) } as SetTimer),
                    "dispatch_set_context": address({ interposedSetContext($0, $1) } as SetContext),
                    "dispatch_source_set_event_handler_f":
                        address({ interposedSetHandler($0, $1) } as SetHandler),
                ],
                "libswiftCore.so": [
                    "syscall": address({ interposedSystemCall($0, $1, $2, $3, $4, $5, $6) } as SystemCall)
                ],
            ]
        }()

        private static func address<Function>(_ function: Function) -> UnsafeMutableRawPointer {
            unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
        }

        /// Redirects the calls of those libraries that this process has, the first time.
        static let areRedirected: Bool = {
            prepareSystemCall()
            for (library, functions) in replacements {
                // A handle of the GNU C library begins as `struct link_map` in its link.h: base, name and dynamic section.
                let name = library.isEmpty ? nil : library
                guard let handle = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { continue }
                let words = handle.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
                if let base = words[0], let dynamic = words[2] { redirect(base, dynamic, to: functions) }
            }
            return true
        }()

        private static func redirect(
            _ base: UnsafeMutableRawPointer, _ dynamic: UnsafeMutableRawPointer,
            to functions: [String: UnsafeMutableRawPointer]
        ) {
            var values: [Int: UInt] = [:]
            var entry = dynamic
            while entry.load(as: Int.self) != 0 {
                values[entry.load(as: Int.self)] = (entry + 8).load(as: UInt.self)
                entry += 16
            }
            guard let table = values[Elf.callTable].flatMap({ UnsafeRawPointer(bitPattern: $0) }),
                let size = values[Elf.callTableSize],
                let symbols = values[Elf.symbolTable].flatMap({ UnsafeRawPointer(bitPattern: $0) }),
                let names = values[Elf.names].flatMap({ UnsafeRawPointer(bitPattern: $0) })
            else { return }
            // A table has thousands of names: a string of each would take longer than the rest of a start.
            let functions = functions.map { (name: $0.utf8CString, function: $1) }
            for place in stride(from: 0, to: Int(size), by: Elf.relocationSize) {
                let offset = (table + place).load(as: Int.self)
                let symbol = Int((table + place + 8).load(as: UInt.self) >> 32)
                let start = Int((symbols + symbol * Elf.symbolSize).load(as: UInt32.self))
                let name = (names + start).assumingMemoryBound(to: CChar.self)
                for known in functions where known.name.withUnsafeBufferPointer({ isName(name, $0) }) {
                    write(known.function, to: base + offset)
                }
            }
        }

        private static func isName(_ name: UnsafePointer<CChar>, _ other: UnsafeBufferPointer<CChar>) -> Bool {
            other.baseAddress.map { strcmp(name, $0) == 0 } ?? false
        }

        /// Writes an address into a table that the loader may have protected.
        private static func write(_ function: UnsafeMutableRawPointer, to place: UnsafeMutableRawPointer) {
            let size = sysconf(Int32(_SC_PAGESIZE))
            guard let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) & ~UInt(size - 1)),
                mprotect(page, size, PROT_READ | PROT_WRITE) == 0
            else { return }
            place.storeBytes(of: function, as: UnsafeMutableRawPointer.self)
        }

        /// The numbers of the format, for 64 bits.
        private enum Elf {
            static let callTableSize = 2
            static let names = 5
            static let symbolTable = 6
            static let callTable = 23
            static let relocationSize = 24
            static let symbolSize = 24
        }
    }
#endif
