// A definition needs no imports beyond those of the views.
@_exported import HeadlessUI
