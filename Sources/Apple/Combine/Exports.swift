// The publishers of Foundation are those of the host: timers, notifications, schedulers.
@_exported import HeadlessUI
