import LocalAuthentication
import StoreKit
import SwiftUI
import UserNotifications
import WidgetKit

struct ReminderView: View {
    @State private var message = "Nothing asked"
    @State private var count = 0

    var body: some View {
        Text(message)
        Text("\(count) pending")
        Button("Allow") { Task { await allow() } }
        Button("Remind") { Task { await remind() } }
        Button("Buy") { Task { await buy() } }
        Button("Unlock") { unlock() }
    }

    private func allow() async {
        let isAllowed = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
        message = isAllowed == true ? "Allowed" : "Denied"
    }

    private func remind() async {
        let content = UNMutableNotificationContent()
        content.title = "Water the plants"
        content.sound = .default
        let request = UNNotificationRequest(
            identifier: "plants", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
        try? await UNUserNotificationCenter.current().add(request)
        count = await UNUserNotificationCenter.current().pendingNotificationRequests().count
        WidgetCenter.shared.reloadAllTimelines()
    }

    private func buy() async {
        let products = (try? await Product.products(for: ["pro"])) ?? []
        message = products.isEmpty ? "No products" : "Products"
    }

    private func unlock() {
        let context = LAContext()
        var error: NSError?
        let canUnlock = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
        message = canUnlock ? "Biometry" : "No biometry"
    }
}
