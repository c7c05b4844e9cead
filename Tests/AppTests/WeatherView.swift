import HeadlessUI

struct Forecast: Sendable, Equatable {
    struct Day: Sendable, Equatable, Identifiable {
        let id: String
        let high: Int
        let low: Int
    }

    let city: String
    let temperature: Int
    let days: [Day]
}

struct WeatherClient: Sendable {
    var forecast: @Sendable (String) async throws -> Forecast
}

enum LoadState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(any Error)
}

extension LoadState: Sendable where Value: Sendable {}

struct WeatherView: View {
    let client: WeatherClient
    private let cities = ["Berlin", "Lisbon", "Oslo"]

    @State private var city = "Berlin"
    @State private var state = LoadState<Forecast>.idle
    @State private var attempt = 0

    private struct Request: Equatable {
        var city: String
        var attempt: Int
    }

    var body: some View {
        VStack {
            Picker("City", selection: $city) {
                ForEach(cities, id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)

            Group {
                switch state {
                case .idle:
                    EmptyView()
                case .loading:
                    ProgressView("Loading \(city)…")
                        .controlSize(.large)
                case .loaded(let forecast):
                    ForecastView(forecast: forecast)
                case .failed(let error):
                    ContentUnavailableView {
                        Label("No forecast", systemImage: "cloud.bolt")
                    } description: {
                        Text(error.localizedDescription)
                    } actions: {
                        Button("Retry") { attempt += 1 }
                            .buttonStyle(.bordered)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .padding()
        .task(id: Request(city: city, attempt: attempt)) {
            await load()
        }
    }

    private func load() async {
        state = .loading
        do {
            let forecast = try await client.forecast(city)
            try Task.checkCancellation()
            withAnimation { state = .loaded(forecast) }
        } catch is CancellationError {
            return
        } catch {
            state = .failed(error)
        }
    }
}

private struct ForecastView: View {
    let forecast: Forecast

    var body: some View {
        VStack(spacing: 16) {
            Text(forecast.city).font(.title)
            Text("\(forecast.temperature)°")
                .font(.system(size: 80, weight: .ultraLight))
            ForEach(forecast.days) { day in
                HStack {
                    Text(day.id).frame(width: 60, alignment: .leading)
                    Gauge(value: Double(forecast.temperature), in: Double(day.low)...Double(day.high)) {
                        Text("Temperature")
                    }
                    .gaugeStyle(.accessoryLinear)
                    .tint(Gradient(colors: [.blue, .yellow]))
                    Text("\(day.low)° to \(day.high)°")
                }
            }
        }
        .redacted(reason: forecast.days.isEmpty ? .placeholder : [])
    }
}
