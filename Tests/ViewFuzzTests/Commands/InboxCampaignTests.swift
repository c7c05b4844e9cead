import TestSupport
import Testing

/// A campaign over an app's views.
@Suite struct `The inbox's campaign` {
    @Test func `finds with two workers what it finds with one, and is reported`() throws {
        let directory = try TemporaryDirectory()
        let views = ["inbox", "attachments", "settings"]
        let options = ["--seed", "3", "--cases", "30", "--block-size", "10", "--jobs"]
        let one = try directory.inbox(["campaign", "one"] + options + ["1"], views: views)
        let two = try directory.inbox(["campaign", "two"] + options + ["2"], views: views)
        #expect(one.status == 1, "\(one.errors)")
        #expect(two.status == 1, "\(two.errors)")
        #expect(one.output == two.output)
        #expect(try directory.texts(in: "one/found") == directory.texts(in: "two/found"))
        let status = try directory.inbox("status", "one")
        #expect(status.status == 0)
        #expect(status.output.contains("workers survive every case  yes"), "\(status.output)")
        #expect(status.output.contains("rules of the views"), "\(status.output)")
        #expect(try directory.inbox("report", "one", "--html", "one.html", views: views).status == 0)
        #expect(try directory.read("one.html").contains("What goes wrong in the views"))
        #expect(try directory.inbox("report", "one", views: views).output.contains("onReceive of InboxRow"))
        #expect(try directory.inbox("corpus", "merge", "one", views: views).status == 0)
        let again = try directory.inbox(["campaign", "again"] + options + ["2"], views: views)
        #expect(again.status == 0, "\(again.output)")
    }

    @Test func `says where what is found depends on the runs before`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "campaign", "a", "--seed", "3", "--cases", "60", "--jobs", "1", views: ["visits"],
            environment: ["INBOX_VISITS": "1"])
        #expect(run.status == 1)
        #expect(run.output.contains("broken.there-are-few-visits"))
    }
}
