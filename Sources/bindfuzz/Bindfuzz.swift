import ArgumentParser
import BindingFuzz

@main
struct Bindfuzz: ParsableCommand {}
