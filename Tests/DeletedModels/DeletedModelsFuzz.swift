import ViewFuzz

/// Small apps with crashes on deleted objects that users reported, each before and after its fix.
@main struct DeletedModelsFuzz: FuzzedApp {
    static var views: [FuzzedView] {
        c01
        c01Fixed
        c02
        c02Fixed
        c03
        c03Fixed
        c04
        c04Fixed
        c05
        c05Fixed
        c06
        c06Fixed
        c07
        c07Fixed
        c08
        c08Fixed
        d01
        d01Fixed
        d02
        d02Fixed
        d03
        d03Fixed
        d04
        d04Fixed
        d05
        d05Fixed
        d06
        d06Fixed
        d07
        d07Fixed
        d08
        d08Fixed
        d09
        d09Fixed
        d10
        d10Fixed
        d11
        d11Fixed
        d12
        d12Fixed
    }
}
