import Foundation
import HeadlessUI

@testable import ViewFuzz

/// A view with a handler of each kind that runs, and a view whose handlers wait for what never comes.
enum HandlerApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("busy") { setup in
            let numbers = PassthroughSubject<Int, Never>()
            setup.send("numbers", 1, to: numbers)
            return BusyView(numbers: numbers)
        }
        FuzzedView("idle") { _ in IdleView() }
    }
}

struct BusyView: View {
    let numbers: PassthroughSubject<Int, Never>
    @State private var names = ["Milk", "Bread"]
    @State private var text = ""
    @State private var number = 0

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                HStack {
                    Text(name)
                    Button("Count") { number += 1 }
                }
            }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .refreshable { number += 1 }
        TextField("Name", text: $text).onSubmit { number += 1 }
        Text("tap").onTapGesture { number += 1 }
        Text("\(number)")
            .onReceive(numbers) { number = $0 }
            .onChange(of: number) { text = "\(number)" }
            .onAppear { number = 1 }
            .task { number += 1 }
    }
}

struct IdleView: View {
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
        if isShown {
            Text("never")
                .onReceive(PassthroughSubject<Int, Never>()) { _ in isShown = false }
                .onChange(of: 7) { isShown = false }
                .onAppear { isShown = true }
        }
        Text("gone").onDisappear { isShown = false }
    }
}
