/// The style sheet of the page. Colors are variables, so that light and dark themes differ in only one list.
enum HTMLStyle {
    /// The complete style sheet, for a `style` element; it is trusted text and not escaped.
    static let sheet: HTML = "\(colors)\n\(layout)\n\(matrix)\n\(pictures)\n\(walk)"

    private static let colors: HTML = """
        :root { color-scheme: light dark;
          --paper: #f7f7f5; --card: #fff; --ink: #1c2024; --soft: #5b6470; --line: #dcdfe3; --wash: #eff0f2;
          --accent: #3451b2; --traps: #c62a2f; --traps-wash: #fbe3e3; --wrong: #9a5b00; --wrong-wash: #fbecd0; --starves: #6b3fa0; --starves-wash: #ece2f8;
          --clean: #687076; --event: #d5e3ff; --source: #d4eefb; --timer: #e3dcff; --blocks: #fbe0f0; --queue: #ffe8cf;
          --before-waiting: #d8f2dd; --exit: #d3f1ee; --wait: #eceef0; }
        @media (prefers-color-scheme: dark) { :root {
          --paper: #111315; --card: #191c1f; --ink: #eceef0; --soft: #9ba4ae; --line: #30353b; --wash: #23272b;
          --accent: #9db2ff; --traps: #ff7b80; --traps-wash: #4c2024; --wrong: #ffb454; --wrong-wash: #443111; --starves: #c9a4ff; --starves-wash: #352548;
          --clean: #949ca3; --event: #1f3566; --source: #12405a; --timer: #3a2d6b; --blocks: #552442; --queue: #553612;
          --before-waiting: #1d4629; --exit: #12453f; --wait: #2a2f34; } }
        """

    private static let layout: HTML = """
        * { box-sizing: border-box; }
        body { margin: 0; overflow-wrap: anywhere; background: var(--paper); color: var(--ink);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
        header.page, main, footer.page { max-width: 1180px; margin: 0 auto; padding: 0 20px; }
        header.page { padding-top: 36px; }
        footer.page { padding-block: 8px 40px; color: var(--soft); font-size: 14px; }
        .brand { margin: 0; color: var(--accent); font-weight: 650; letter-spacing: .02em; }
        h1 { margin: 2px 0 20px; font-size: clamp(24px, 4vw, 34px); line-height: 1.2; letter-spacing: -.015em; }
        h2 { margin: 52px 0 12px; font-size: 22px; letter-spacing: -.01em; }
        .path { overflow-wrap: anywhere; }
        h3 { margin: 0; font-size: 17px; } h3 a { color: inherit; text-decoration: none; overflow-wrap: anywhere; }
        a { color: var(--accent); } a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
        code { overflow-wrap: anywhere; }
        pre { margin: 8px 0; padding: 10px 12px; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--wash); border-radius: 8px; font-size: 12px; }
        pre.command { user-select: all; }
        summary { cursor: pointer; color: var(--accent); font-size: 14px; }
        .faint { color: var(--soft); font-size: 14px; }
        .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 0; }
        .figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 12px 16px; background: var(--card);
          border: 1px solid var(--line); border-radius: 12px; }
        .figures dt { color: var(--soft); font-size: 14px; }
        .figures dd { margin: 0; font-size: 28px; line-height: 1.2; font-weight: 640; font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
        .index { border-collapse: collapse; margin: 0 0 20px; width: 100%; max-width: 640px; }
        .index th, .index td { text-align: left; padding: 5px 8px 5px 0; border-bottom: 1px solid var(--line); font-size: 14px; font-weight: 500; }
        .index td { white-space: nowrap; }
        .index thead th { color: var(--soft); font-size: 13px; vertical-align: bottom; }
        .index a { position: relative; display: inline-block; text-decoration: none; margin-right: 6px; }
        .index a:hover .glyph { box-shadow: 0 0 0 2px var(--accent); }
        .index .glyph { display: block; width: 32px; height: 24px; line-height: 24px; }
        .index .new { position: absolute; top: -4px; right: -4px; border: 1.5px solid var(--paper); }
        .dot { display: inline-block; width: 10px; height: 10px; border-radius: 9px; background: var(--accent); }
        .badge { padding: 1px 8px; border-radius: 99px; background: var(--accent); color: var(--card); font-size: 12px; font-weight: 600; white-space: nowrap; }
        article { margin: 16px 0; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; scroll-margin-top: 12px; }
        article:target { border-color: var(--accent); }
        .lead { margin: 2px 0 14px; color: var(--soft); }
        .columns { display: flex; flex-wrap: wrap; gap: 20px 36px; align-items: flex-start; }
        .columns figure { flex: 0 1 auto; max-width: 100%; margin: 0; }
        .story { flex: 1 1 400px; min-width: 0; }
        .story p { margin: 0 0 8px; }
        .case code { font-size: 14px; font-weight: 600; }
        .why { margin: 12px 0; font-size: 15px; }
        .why > div { display: grid; grid-template-columns: 84px 1fr; gap: 12px; padding: 6px 0; border-top: 1px solid var(--line); }
        .why dt { color: var(--soft); font-size: 14px; padding-top: 1px; } .why dd { margin: 0; min-width: 0; }
        .why .bad dd { color: var(--traps); }
        .plain { margin: 0; padding: 0; list-style: none; } .plain b { font-weight: 500; color: var(--soft); }
        .names > div { margin: 8px 0; } .names dt { color: var(--soft); } .names dd { margin: 0; } .names { margin: 8px 0; font-size: 14px; }
        .known { padding: 0; list-style: none; font-size: 14px; } .known li { margin: 8px 0; } .known code { color: var(--soft); }
        .steps { width: 100%; margin: 8px 0; border-collapse: collapse; font-size: 13px; line-height: 1.4; }
        .steps th, .steps td { padding: 3px 10px 3px 0; text-align: left; vertical-align: top; overflow-wrap: normal; font-size: inherit; }
        .steps thead th { color: var(--soft); font-weight: 500; } .steps tbody th { font-weight: 600; min-width: 72px; }
        .steps td:last-child { overflow-wrap: anywhere; }
        .steps td.bad { color: var(--traps); } .expected { max-width: 720px; } .expected .bad dd { color: var(--traps); }
        .patterns { margin: 6px 0 0; padding: 0; list-style: none; columns: 2 220px; column-gap: 20px; }
        .patterns code { font-size: 12px; }
        .curves { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); gap: 16px; }
        .curves figure { margin: 0; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
        figcaption { font-size: 14px; color: var(--soft); margin-bottom: 4px; }
        .curves svg { display: block; width: 100%; height: auto; }
        .curves text { fill: var(--soft); font: 12px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
        .grid { stroke: var(--line); } .area { fill: var(--accent); opacity: .1; }
        .curve { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
        @media (max-width: 560px) {
          header.page, main, footer.page { padding-inline: 14px; } article { padding: 16px 14px; border-radius: 12px; }
          .figures { grid-template-columns: 1fr 1fr; gap: 8px; } .figures dd { font-size: 23px; }
          .index td, .index th { padding-right: 4px; } .index .glyph { width: 27px; } .index a { margin-right: 3px; }
          .why > div { grid-template-columns: 1fr; gap: 0; } .story { flex-basis: 100%; } }
        """

    private static let matrix: HTML = """
        .matrix { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 350px), 1fr)); gap: 16px; }
        .matrix table { width: 100%; padding: 10px 8px; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
          border-collapse: separate; border-spacing: 2px; table-layout: fixed; font-size: 12px; }
        .matrix caption { text-align: left; font-weight: 650; font-size: 15px; padding: 0 2px 4px; }
        .matrix thead td, .matrix tbody th { width: 143px; }
        .matrix thead th { color: var(--soft); font-weight: 500; font-size: 9px; letter-spacing: -.05em; overflow-wrap: normal; padding: 0; text-align: center; }
        .matrix tbody th { text-align: left; font-weight: 500; font-size: 11px; letter-spacing: -.02em; white-space: nowrap; padding: 0; }
        .matrix tbody th .faint { font-size: 10px; }
        .matrix tbody + tbody tr:first-child > * { border-top: 6px solid transparent; background-clip: padding-box; }
        .matrix td { padding: 0; text-align: center; } .matrix a { display: block; text-decoration: none; }
        .matrix td .glyph { display: block; width: 100%; border-radius: 4px; height: 20px; line-height: 20px; }
        .matrix a:hover .glyph { box-shadow: 0 0 0 2px var(--accent); }
        .glyph { display: inline-block; width: 22px; height: 18px; line-height: 18px; text-align: center; border-radius: 4px;
          font-size: 12px; font-weight: 700; letter-spacing: -.05em; flex: none; }
        .glyph.traps { background: var(--traps-wash); color: var(--traps); }
        .glyph.wrong { background: var(--wrong-wash); color: var(--wrong); }
        .glyph.both { background: linear-gradient(105deg, var(--traps-wash) 50%, var(--wrong-wash) 50%); color: var(--traps); }
        .glyph.starves { background: var(--starves-wash); color: var(--starves); }
        .glyph.clean { background: var(--wash); color: var(--clean); }
        .glyph.unsearched { color: var(--clean); font-weight: 400; }
        .old .glyph { background: none; color: var(--soft); border: 1px dashed var(--soft); }
        .keys { display: flex; flex-wrap: wrap; gap: 6px 20px; font-size: 14px; } .keys .dot { margin-inline: 6px; }
        .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        """

    private static let walk: HTML = """
        h4 { margin: 18px 0 8px; font-size: 15px; }
        .walk { margin: 0; padding: 0; list-style: none; }
        .walk > li { display: grid; grid-template-columns: minmax(0, 460px) minmax(0, 1fr); gap: 8px 24px; padding: 14px 0; border-top: 1px solid var(--line); }
        .walk h4 { grid-column: 1 / -1; margin: 0; font: 600 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
        .screens { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
        .screens figure { margin: 0; min-width: 0; } .screens figcaption { font-size: 12px; }
        .phone { padding: 8px; border: 1.5px solid var(--line); border-radius: 14px; background: var(--paper); font-size: 12px; line-height: 1.35; }
        .phone div { min-height: 14px; margin: 3px 0; padding: 2px 6px; border-radius: 6px; overflow-wrap: anywhere; } .phone b { font-weight: 600; margin-left: 6px; }
        .phone .screen { margin: 0; padding: 0; } .phone .text { padding-inline: 2px; } .phone .image { color: var(--soft); font-style: italic; }
        .phone .list { padding: 4px; background: var(--wash); border-radius: 8px; } .phone .row { background: var(--card); border: 1px solid var(--line); }
        .phone .button, .phone .toggle, .phone .picker, .phone .slider, .phone .stepper, .phone .link, .phone .tab {
          width: fit-content; max-width: 100%; color: var(--accent); border: 1px solid var(--line); background: var(--card); }
        .phone .button { border-radius: 99px; padding-inline: 10px; } .phone .tab { display: inline-block; margin-right: 4px; }
        .phone .field { border: 1px solid var(--soft); background: var(--card); } .phone .field > span { color: var(--soft); }
        .phone .sheet, .phone .alert, .phone .menu { margin-top: 10px; padding: 8px; border: 1.5px solid var(--soft); background: var(--card); box-shadow: 0 2px 10px rgb(0 0 0 / .18); }
        .phone .disabled { color: var(--soft); border: 1px dashed var(--soft); }
        .phone .changed { outline: 2px solid var(--starves); background: var(--starves-wash); }
        .phone .touched { outline: 2.5px solid var(--traps); outline-offset: 2px; border-radius: 14px; }
        .events { margin: 0; font-size: 13px; line-height: 1.45; min-width: 0; }
        .events > div { display: grid; grid-template-columns: 92px minmax(0, 1fr); gap: 8px; padding: 2px 0; }
        .events dt { color: var(--soft); } .events dd { margin: 0; overflow-wrap: anywhere; } .events .bad dd { color: var(--traps); }
        .swatch { display: inline-block; padding: 0 8px; border-radius: 6px; } .swatch.changed { outline: 2px solid var(--starves); background: var(--starves-wash); }
        .swatch.touched { outline: 2.5px solid var(--traps); border-radius: 12px; }
        @media (max-width: 760px) { .walk > li { grid-template-columns: minmax(0, 1fr); } .events > div { grid-template-columns: 76px minmax(0, 1fr); } }
        """

    private static let pictures: HTML = """
        .timeline { display: block; max-width: 100%; height: auto; } .timeline.narrow { display: none; }
        @media (max-width: 560px) { .timeline.wide { display: none; } .timeline.narrow { display: block; } }
        .timeline text { fill: var(--ink); font: 12px system-ui, sans-serif; }
        .timeline .headings text { fill: var(--soft); font-size: 11px; } .headings path { stroke: var(--line); }
        .timeline .step, .timeline .items { font: 11.5px ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
        .timeline .step { font-weight: 600; } .timeline .idle { fill: var(--soft); font-weight: 400; }
        .timeline .place { font-size: 11px; }
        .timeline .cause { fill: var(--traps); font-weight: 700; }
        .event { fill: var(--event); } .source { fill: var(--source); } .timer { fill: var(--timer); }
        .blocks { fill: var(--blocks); } .queue { fill: var(--queue); } .before-waiting { fill: var(--before-waiting); }
        .exit { fill: var(--exit); } .wait { fill: var(--wait); }
        .update { stroke: var(--soft); stroke-dasharray: 1 3; } .guide { stroke: var(--line); }
        .lifeline { fill: none; stroke: var(--soft); stroke-width: 2; }
        .lifeline.leaving { stroke: var(--wrong); stroke-dasharray: 6 4; } .lifeline.parked { stroke: var(--wrong); stroke-dasharray: 2 4; }
        rect.binding { fill: var(--card); stroke: var(--soft); stroke-width: 1.5; } rect.captured { stroke: var(--accent); stroke-dasharray: 3 2; } .timeline text.binding { font-size: 11px; font-weight: 600; }
        .gone { stroke: var(--soft); stroke-width: 2.5; stroke-linecap: round; }
        .delivery { fill: none; stroke: var(--accent); stroke-width: 1.75; } .delivery.pending { stroke-dasharray: 4 3; }
        .post { fill: var(--accent); } .timeline .hop { fill: var(--soft); font-size: 11px; } .timeline .lost { fill: var(--soft); font-weight: 700; }
        .handled { fill: var(--accent); stroke: var(--card); stroke-width: 2; }
        .suspended { fill: none; stroke: var(--card); stroke-width: 2; }
        .skipped { fill: var(--card); stroke: var(--accent); stroke-width: 2; }
        circle.stale { fill: var(--traps); stroke: var(--card); stroke-width: 2; } .timeline text.stale { fill: var(--card); font-weight: 700; }
        .arrow { fill: none; stroke: var(--traps); stroke-width: 2; } .tip { fill: var(--traps); }
        .legend { margin: 8px 0 16px; } .legend ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px 20px;
          grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); font-size: 14px; }
        .legend li { display: flex; gap: 10px; align-items: center; } .legend p { font-size: 14px; } .legend svg { flex: none; }
        """
}
