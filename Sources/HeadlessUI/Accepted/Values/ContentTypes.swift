#if !canImport(Darwin)
    /// A uniform type.
    public struct UTType: Hashable, Sendable {
        /// The identifier of the type.
        public let identifier: String

        /// Creates a type with an identifier.
        public init?(_ identifier: String) { self.identifier = identifier }
        /// Creates a type that the app declares.
        public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        /// Creates a type that another app declares.
        public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        /// Creates the type of files whose names end in an extension. Each unknown extension gets another type.
        public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
            let known = Self.known.first { $0.filenameExtension == filenameExtension.lowercased() }
            identifier = known?.type.identifier ?? "dyn.\(filenameExtension)"
        }
        /// Creates the type of a MIME type, such as `image/png`. Each unknown one gets another type.
        public init?(mimeType: String, conformingTo supertype: UTType = .data) {
            self.init(filenameExtension: String(mimeType.split(separator: "/").last ?? ""))
        }
        private init(system identifier: String) { self.identifier = identifier }

        /// The extension of the names of files; nil for a type that is not known here.
        public var preferredFilenameExtension: String? {
            if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
            return Self.known.first { $0.type == self }?.filenameExtension
        }
        /// The identifier, in place of a description.
        public var localizedDescription: String? { identifier }
        /// Whether this is a type of the app.
        public var isDeclared: Bool { true }
        /// Returns whether the type is another one or a kind of it.
        public func conforms(to type: UTType) -> Bool { self == type || type == .item || isSubtype(of: type) }
        /// Returns whether the type is a kind of another one.
        public func isSubtype(of type: UTType) -> Bool {
            guard let parent = Self.known.first(where: { $0.type == self })?.parent else { return false }
            return parent == type || parent.isSubtype(of: type)
        }
    }

    extension UTType {
        /// Data of any kind.
        public static let data = UTType(system: "public.data")
        /// Any item.
        public static let item = UTType(system: "public.item")
        /// Any content.
        public static let content = UTType(system: "public.content")
        /// Text.
        public static let text = UTType(system: "public.text")
        /// Plain text.
        public static let plainText = UTType(system: "public.plain-text")
        /// Plain text in UTF-8.
        public static let utf8PlainText = UTType(system: "public.utf8-plain-text")
        /// Text with attributes.
        public static let rtf = UTType(system: "public.rtf")
        /// A page of the web.
        public static let html = UTType(system: "public.html")
        /// Code.
        public static let sourceCode = UTType(system: "public.source-code")
        /// Code in Swift.
        public static let swiftSource = UTType(system: "public.swift-source")
        /// JSON data.
        public static let json = UTType(system: "public.json")
        /// XML data.
        public static let xml = UTType(system: "public.xml")
        /// YAML data.
        public static let yaml = UTType(system: "public.yaml")
        /// A property list.
        public static let propertyList = UTType(system: "com.apple.property-list")
        /// A table of values with separators.
        public static let delimitedText = UTType(system: "public.delimited-values-text")
        /// A table of comma-separated values.
        public static let commaSeparatedText = UTType(system: "public.comma-separated-values-text")
        /// A table of tab-separated values.
        public static let tabSeparatedText = UTType(system: "public.tab-separated-values-text")
        /// An image.
        public static let image = UTType(system: "public.image")
        /// A PNG image.
        public static let png = UTType(system: "public.png")
        /// A JPEG image.
        public static let jpeg = UTType(system: "public.jpeg")
        /// A GIF image.
        public static let gif = UTType(system: "com.compuserve.gif")
        /// A HEIC image.
        public static let heic = UTType(system: "public.heic")
        /// A TIFF image.
        public static let tiff = UTType(system: "public.tiff")
        /// A BMP image.
        public static let bmp = UTType(system: "com.microsoft.bmp")
        /// An SVG image.
        public static let svg = UTType(system: "public.svg-image")
        /// A WebP image.
        public static let webP = UTType(system: "org.webmproject.webp")
        /// Sound or moving pictures.
        public static let audiovisualContent = UTType(system: "public.audiovisual-content")
        /// A movie.
        public static let movie = UTType(system: "public.movie")
        /// A video.
        public static let video = UTType(system: "public.video")
        /// A QuickTime movie.
        public static let quickTimeMovie = UTType(system: "com.apple.quicktime-movie")
        /// An MPEG-4 movie.
        public static let mpeg4Movie = UTType(system: "public.mpeg-4")
        /// Sound.
        public static let audio = UTType(system: "public.audio")
        /// MP3 sound.
        public static let mp3 = UTType(system: "public.mp3")
        /// WAV sound.
        public static let wav = UTType(system: "com.microsoft.waveform-audio")
        /// MPEG-4 sound.
        public static let mpeg4Audio = UTType(system: "public.mpeg-4-audio")
        /// A PDF document.
        public static let pdf = UTType(system: "com.adobe.pdf")
        /// A book.
        public static let epub = UTType(system: "org.idpf.epub-container")
        /// A spreadsheet.
        public static let spreadsheet = UTType(system: "public.spreadsheet")
        /// A presentation.
        public static let presentation = UTType(system: "public.presentation")
        /// A database.
        public static let database = UTType(system: "public.database")
        /// A calendar event.
        public static let calendarEvent = UTType(system: "public.calendar-event")
        /// A contact.
        public static let contact = UTType(system: "public.contact")
        /// A contact card.
        public static let vCard = UTType(system: "public.vcard")
        /// A URL.
        public static let url = UTType(system: "public.url")
        /// The URL of a file.
        public static let fileURL = UTType(system: "public.file-url")
        /// A folder, a package or a volume.
        public static let directory = UTType(system: "public.directory")
        /// A folder.
        public static let folder = UTType(system: "public.folder")
        /// A folder that looks like a file.
        public static let package = UTType(system: "com.apple.package")
        /// An archive.
        public static let archive = UTType(system: "public.archive")
        /// A ZIP archive.
        public static let zip = UTType(system: "public.zip-archive")
        /// A GZIP archive.
        public static let gzip = UTType(system: "org.gnu.gnu-zip-archive")
        /// A 3D model.
        public static let usdz = UTType(system: "com.pixar.universal-scene-description-mobile")
        /// A font.
        public static let font = UTType(system: "public.font")

        /// The types of the system, the extensions of their files, and the types that they are kinds of.
        private static let known: [(type: UTType, filenameExtension: String?, parent: UTType?)] = [
            (.data, nil, nil), (.item, nil, nil), (.content, nil, .item), (.text, "txt", .data),
            (.plainText, "txt", .text), (.utf8PlainText, "txt", .plainText), (.rtf, "rtf", .text),
            (.html, "html", .text), (.sourceCode, nil, .plainText), (.swiftSource, "swift", .sourceCode),
            (.json, "json", .text), (.xml, "xml", .text), (.yaml, "yml", .text), (.propertyList, "plist", .data),
            (.delimitedText, nil, .text), (.commaSeparatedText, "csv", .delimitedText),
            (.tabSeparatedText, "tsv", .delimitedText), (.image, nil, .data), (.png, "png", .image),
            (.jpeg, "jpeg", .image), (.gif, "gif", .image), (.heic, "heic", .image), (.tiff, "tiff", .image),
            (.bmp, "bmp", .image), (.svg, "svg", .image), (.webP, "webp", .image), (.audiovisualContent, nil, .data),
            (.movie, nil, .audiovisualContent), (.video, nil, .movie), (.quickTimeMovie, "mov", .movie),
            (.mpeg4Movie, "mp4", .movie), (.audio, nil, .audiovisualContent), (.mp3, "mp3", .audio),
            (.wav, "wav", .audio), (.mpeg4Audio, "m4a", .audio), (.pdf, "pdf", .data), (.epub, "epub", .data),
            (.spreadsheet, nil, .data), (.presentation, nil, .data), (.database, nil, .data),
            (.calendarEvent, "ics", .data), (.contact, nil, .data), (.vCard, "vcf", .contact), (.url, nil, .data),
            (.fileURL, nil, .url), (.directory, nil, .item), (.folder, nil, .directory), (.package, nil, .directory),
            (.archive, nil, .data), (.zip, "zip", .archive), (.gzip, "gz", .archive), (.usdz, "usdz", .data),
            (.font, nil, .data),
        ]
    }
#endif
