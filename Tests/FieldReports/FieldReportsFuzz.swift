import ViewFuzz

/// Small apps with crashes that users reported, each before and after its fix.
@main struct FieldReportsFuzz: FuzzedApp {
    static var views: [FuzzedView] {
        r01
        r01Fixed
        r02
        r02Fixed
        r03
        r03Fixed
        r04
        r04Fixed
        r05
        r05Fixed
        r06
        r06Fixed
        r07
        r07Fixed
        r08
        r08Fixed
        r09
        r09Fixed
        r10
        r10Fixed
        r11
        r11Fixed
        r12
        r12Fixed
        r13
        r13Fixed
        r14
        r14Fixed
        r16
        r16Fixed
        r17
        r17Fixed
        r18
        r18Fixed
        r19
        r19Fixed
        r20
        r20Fixed
        r21
        r21Fixed
        r22
        r22Fixed
        r23
        r23Fixed
    }
}
