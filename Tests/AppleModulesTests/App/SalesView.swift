import Charts
import SwiftUI

struct Sale: Identifiable {
    let id = UUID()
    let month: String
    let count: Int
}

struct SalesView: View {
    let sales: [Sale]
    @State private var showsLines = false

    var body: some View {
        VStack {
            Toggle("Lines", isOn: $showsLines)
            Chart {
                ForEach(sales) { sale in
                    if showsLines {
                        LineMark(x: .value("Month", sale.month), y: .value("Count", sale.count))
                            .interpolationMethod(.catmullRom)
                    } else {
                        BarMark(x: .value("Month", sale.month), y: .value("Count", sale.count))
                            .foregroundStyle(.blue.gradient)
                            .annotation(position: .top) { Text("\(sale.count)") }
                    }
                }
                RuleMark(y: .value("Goal", 10))
            }
            .chartXAxis {
                AxisMarks(values: .automatic) { _ in
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
            .chartYAxis(.hidden)
            .frame(height: 200)
            Chart(sales) { sale in
                SectorMark(angle: .value("Count", sale.count), innerRadius: .ratio(0.6), angularInset: 1)
                    .foregroundStyle(by: .value("Month", sale.month))
            }
        }
    }
}
