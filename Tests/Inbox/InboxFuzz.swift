import Foundation
import ViewFuzz

/// A mail app with one mistake of each kind, and a view without one.
@main struct InboxFuzz: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("inbox") { setup in
            Hold.wait()
            setup.post(.mailboxChanged)
            return InboxView(changes: setup.delivered(NotificationCenter.default.publisher(for: .mailboxChanged)))
        }
        FuzzedView("quota") { setup in
            Hold.wait()
            let model = QuotaModel()
            setup.send("used", 1, 5, to: model.used)
            setup.property("the quota is never negative") { model.left >= 0 }
            return QuotaView(model: model)
        }
        FuzzedView("attachments") { _ in AttachmentsView() }
        FuzzedView("account") { _ in AccountView() }
        FuzzedView("downloads") { setup in
            let model = DownloadsModel()
            setup.call("finish", from: .anotherThread) { model.finish() }
            setup.call("reload") { model.reload() }
            return DownloadsView(model: model)
        }
        FuzzedView("settings") { setup in
            Hold.wait()
            setup.text("Ångström \"quoted\"")
            return SettingsView()
        }
        if has("INBOX_SYNC") {
            FuzzedView("sync") { setup in
                let model = SyncModel()
                setup.call("connect") { model.connect() }
                return SyncView(model: model)
            }
            FuzzedView("upload") { _ in UploadView(model: UploadModel()) }
        }
        if has("INBOX_PHOTOS") {
            FuzzedView("photos") { setup in
                Photos.add()
                setup.property("there is room for all photos") { Photos.kept.count < 110 }
                return Text("photos")
            }
        }
        if has("INBOX_VISITS") {
            FuzzedView("visits") { setup in
                Visits.count += 1
                setup.property("there are few visits") { Visits.count < 8 }
                return Text("visit")
            }
        }
        if has("INBOX_LEAVING") { FuzzedView("leaving") { _ in LeavingView() } }
        if has("INBOX_DRAFTS") { FuzzedView("drafts") { _ in DraftsView() } }
        if has("INBOX_FOLDER") { FuzzedView("folder") { _ in FolderView() } }
        if has("INBOX_SHOPPING") {
            FuzzedView("shopping") { setup in
                let model = ShoppingModel()
                setup.call("sync") { model.sync() }
                setup.never("deleted milk does not come back", after: { !$0.shows("Milk") }) { $0.shows("Milk") }
                return ShoppingView(model: model)
            }
        }
        if has("INBOX_COIN") {
            FuzzedView("coin") { setup in
                setup.property("the coin shows heads") { Coin.showsHeads }
                return Text("coin")
            }
        }
        if has("INBOX_STORED_VISITS") {
            FuzzedView("stored visits") { setup in
                setup.property("nobody visits twice") { StoredVisits.most < 2 }
                return LoginView(title: "Visit", logIn: StoredVisits.add)
            }
        }
        if has("INBOX_LOGIN") {
            FuzzedView("login") { setup in
                setup.property("nobody logs in twice") { Session.logins < 2 }
                return LoginView(title: "Log in") { Session.logins += 1 }
            }
        }
    }

    /// A scheduler of the app's own, where one is asked for.
    static var schedulers: [FuzzedScheduler] {
        return has("INBOX_SCHEDULER") ? [FuzzedScheduler("mine", DispatchQueue.main)] : []
    }

    /// Whether something is asked for that takes long, or comes to what depends on the runs before.
    private static func has(_ variable: String) -> Bool { ProcessInfo.processInfo.environment[variable] != nil }

    /// A test need not wait ten seconds for a view that is known to hang.
    static var timeLimit: Duration {
        let text = ProcessInfo.processInfo.environment["INBOX_TIME_LIMIT_MS"]
        return text.flatMap { Int($0) }.map { Duration.milliseconds($0) } ?? .seconds(10)
    }
}
