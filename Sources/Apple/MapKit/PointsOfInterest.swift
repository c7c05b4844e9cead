/// A kind of places of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "MKPOICategory" + name }

    /// Airports.
    public static let airport = Self("Airport")
    /// Banks.
    public static let bank = Self("Bank")
    /// Beaches.
    public static let beach = Self("Beach")
    /// Cafés.
    public static let cafe = Self("Cafe")
    /// Gyms.
    public static let fitnessCenter = Self("FitnessCenter")
    /// Supermarkets.
    public static let foodMarket = Self("FoodMarket")
    /// Petrol stations.
    public static let gasStation = Self("GasStation")
    /// Hospitals.
    public static let hospital = Self("Hospital")
    /// Hotels.
    public static let hotel = Self("Hotel")
    /// Libraries.
    public static let library = Self("Library")
    /// Museums.
    public static let museum = Self("Museum")
    /// National parks.
    public static let nationalPark = Self("NationalPark")
    /// Bars.
    public static let nightlife = Self("Nightlife")
    /// Parks.
    public static let park = Self("Park")
    /// Parking.
    public static let parking = Self("Parking")
    /// Pharmacies.
    public static let pharmacy = Self("Pharmacy")
    /// Stops of buses and trains.
    public static let publicTransport = Self("PublicTransport")
    /// Restaurants.
    public static let restaurant = Self("Restaurant")
    /// Schools.
    public static let school = Self("School")
    /// Stores.
    public static let store = Self("Store")
    /// Theaters.
    public static let theater = Self("Theater")
    /// Universities.
    public static let university = Self("University")
}

/// A choice of places of interest.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isExcluding: Bool

    private init(_ categories: [MKPointOfInterestCategory], isExcluding: Bool) {
        self.categories = Set(categories)
        self.isExcluding = isExcluding
    }

    /// The places of some kinds.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init(categories, isExcluding: false)
    }
    /// The places of all other kinds.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init(categories, isExcluding: true)
    }
    /// All places.
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// No place.
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    /// Returns whether places of a kind are included.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != isExcluding }
    /// Returns whether places of a kind are excluded.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// A choice of places of interest for the style of a map.
public struct PointOfInterestCategories: Sendable {
    /// All places.
    public static let all = PointOfInterestCategories()
    /// No place.
    public static let excludingAll = PointOfInterestCategories()
    /// The places of some kinds.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories()
    }
    /// The places of all other kinds.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories()
    }
}
