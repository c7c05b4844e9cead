import UIKit
import SwiftUI

class AppDelegate: NSObject, UIApplicationDelegate {
    private(set) var hasLaunched = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = appearance
        UITabBar.appearance().unselectedItemTintColor = .systemGray
        UITableView.appearance().backgroundColor = .clear
        hasLaunched = true
        return true
    }
}

struct DelegatedApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

    var body: some Scene {
        WindowGroup {
            Text(delegate.hasLaunched ? "Launched" : "Not launched")
        }
    }
}
