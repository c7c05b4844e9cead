import BindingFuzz

// The tests of this target are about the row model, unless they say otherwise.
typealias ConfigurationPattern = BindingFuzz.ConfigurationPattern<Configuration>
