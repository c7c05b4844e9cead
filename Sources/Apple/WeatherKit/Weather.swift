/// The weather. It fails, since there is no network.
public final class WeatherService: Sendable {
    /// The only service.
    public static let shared = WeatherService()
    /// A service.
    public init() {}
    /// Returns the weather at a place. Fails.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unknown }
}

/// An error of the weather.
public enum WeatherError: Error, Sendable { case permissionDenied, unknown }

/// The weather at a place.
public struct Weather: Sendable {
    /// The weather now.
    public let currentWeather: CurrentWeather
}

/// The weather now.
public struct CurrentWeather: Sendable {
    /// The date.
    public let date: Date
    /// The temperature.
    public let temperature: Measurement<UnitTemperature>
    /// The humidity between 0 and 1.
    public let humidity: Double
    /// The name of a symbol.
    public let symbolName: String
}
