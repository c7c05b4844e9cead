import Foundation
import FilesAndProcesses
import FuzzEngine

/// A day of the Gregorian calendar, written as ISO 8601 does: `2027-01-31`.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let description: String

    /// Reads a day; `nil` if the calendar has no such day.
    package init?(_ text: String) {
        guard let match = text.wholeMatch(of: #/([0-9]{4})-([0-9]{2})-([0-9]{2})/#),
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
        else { return nil }
        let calendar = Calendar(identifier: .gregorian)
        guard DateComponents(calendar: calendar, year: year, month: month, day: day).isValidDate else { return nil }
        description = text
    }

    /// The current day in UTC, so that all machines agree.
    package static var today: Day {
        Day(iso: Date.now.formatted(.iso8601.year().month().day()))
    }

    private init(iso text: String) {
        description = text
    }

    package static func < (left: Day, right: Day) -> Bool { left.description < right.description }
}

/// A person's decision to accept an open finding for some time, or for good. It is a note of the case, and the `expect` lines of
/// the case state what is accepted.
///
///     note acknowledged until 2027-01-31: the importer is being replaced
package struct Acknowledgement: Hashable, Sendable {
    /// The last day that an acknowledgement holds.
    package enum End: Hashable, Sendable {
        case never
        case after(Day)
        /// Somebody wrote this in place of a day.
        case unreadable(String)
    }

    /// The reason, in the words of the person.
    package let reason: String
    /// The last day.
    package let end: End

    /// Creates an acknowledgement. Hidden characters of the reason are spelled out, as a note does with control characters: a
    /// direction mark would turn around the text beside it in every editor.
    package init(reason: String, end: End) {
        // A note spells ASCII.
        self.reason = reason.unicodeScalars.map { $0.isASCII ? String($0) : String($0).visible }.joined()
        self.end = end
    }

    /// Reads the note of a case; `nil` if the note is a different one.
    init?(note: String) {
        guard let match = note.wholeMatch(of: #/acknowledged(?: until ([^:]*))?:\s*(.*)/#) else { return nil }
        reason = String(match.2)
        end = match.1.map { Day(String($0)).map(End.after) ?? .unreadable(String($0)) } ?? .never
    }

    /// The note of the case.
    var note: Note {
        switch end {
        case .never: Note("acknowledged: \(reason)")
        case .after(let day): Note("acknowledged until \(day): \(reason)")
        case .unreadable(let text): Note("acknowledged until \(text): \(reason)")
        }
    }

    /// Returns whether the acknowledgement ends before another. One whose day cannot be read has ended.
    fileprivate func endsBefore(_ other: Acknowledgement) -> Bool {
        switch (end, other.end) {
        case (.unreadable, .unreadable), (.never, _), (_, .unreadable): false
        case (.unreadable, _), (_, .never): true
        case (.after(let day), .after(let otherDay)): day < otherDay
        }
    }

    /// Returns whether the acknowledgement holds no longer. One whose day cannot be read does not hold.
    package func isOver(on today: Day) -> Bool {
        switch end {
        case .never: false
        case .after(let day): today > day
        case .unreadable: true
        }
    }
}

extension CaseFile {
    /// The acknowledgement of the case; `nil` if there is none, or if findings are facts. Of several, as a merge may leave them, it is
    /// the one that ends first.
    package var acknowledgement: Acknowledgement? {
        S.findingsAreDefects
            ? notes.lazy.compactMap(Acknowledgement.init(note:)).min { $0.endsBefore($1) } : nil
    }

    /// Whether the case is a finding that is neither fixed nor acknowledged: it names a mechanism, and expects nothing.
    var isUndecidedFinding: Bool {
        S.findingsAreDefects && expectations.isEmpty && notes.contains { $0.hasPrefix(Self.mechanismNote) }
    }

    /// Whether the case is a finding that was fixed: its expectations hold, and a note names the mechanism that it showed.
    var isFixedFinding: Bool {
        S.findingsAreDefects && !expectations.isEmpty
            && notes.contains { $0.hasPrefix(Self.formerNote + Self.mechanismNote) }
    }

    /// Whether new `expect` lines would accept a failure without a reason: the case is an open finding, or a finding that fails
    /// against its `expect` lines.
    package func needsReason(_ judgment: CaseJudgment<S>) -> Bool {
        let isFinding =
            acknowledgement != nil
            || notes.contains { note in
                [Self.mechanismNote, Self.formerNote + Self.mechanismNote].contains(where: note.hasPrefix)
            }
        return S.findingsAreDefects
            && (judgment.isOpen || isFinding && !judgment.holds && !judgment.hasNoFailure)
    }

    /// Returns the case as a known failure: it expects what it shows now, and a note names the mechanism, so that another one
    /// with the same verdict is a change.
    package func acknowledged(_ acknowledgement: Acknowledgement) -> CaseFile<S> {
        var file = recordingExpectations()
        if file.namedMechanisms.isEmpty, let mechanism = file.mechanism(S.mechanisms(of: testCase)) {
            file.header.insert(.note(Note(Self.mechanismNote + mechanism.description)), at: 0)
        }
        let isEarlier = { (line: HeaderLine) in
            if case .note(let note) = line { Acknowledgement(note: note.text) != nil } else { false }
        }
        file.header.removeAll(where: isEarlier)
        file.header.insert(.note(acknowledgement.note), at: 0)
        return file
    }

    /// Returns the case as a regression test: it expects to be clean. Notes on the failure are marked as describing an earlier time.
    package func fixed() -> CaseFile<S> {
        var file = recordingExpectations()
        file.header = file.header.map { line in
            guard case .note(let note) = line, Acknowledgement(note: note.text) != nil else { return line }
            return .note(Note(Self.formerNote + note.text))
        }
        return file
    }
}

extension CorpusEntry {
    /// Turns a fixed finding into a regression test. The caller holds the lock of the corpus.
    ///
    /// - Throws: `FileError` with the path, also if the file has changed since it was read.
    package func recordFix() throws(FileError) {
        try StoredFile.write(Array(file.fixed().text.utf8), path: path, replacing: version)
    }
}
