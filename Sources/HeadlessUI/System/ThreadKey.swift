import Foundation

extension pthread_key_t {
    /// Makes a key for a value of each thread.
    static func make() -> pthread_key_t {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }
}
