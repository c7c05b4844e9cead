extension NewPackage {
    /// The workflow for GitHub Actions: the gate on each change, a campaign each night.
    var githubWorkflow: String {
        """
        # Runs the gate on each pull request, and continues a campaign each night.\(reachable)
        name: bindfuzz
        on:
          pull_request:
          push:
            branches: [main]
          schedule:
            - cron: '0 20 * * *'
          workflow_dispatch:
        permissions:
          contents: read
        jobs:
          gate:
            if: github.event_name == 'pull_request' || github.event_name == 'push'
            runs-on: ubuntu-latest
            container: swift:6.3.1
            steps:
              - uses: actions/checkout@v4
              - run: swift build -c release --product \(name)Fuzz
              - run: .build/release/\(name)Fuzz gate --format github
          campaign:
            if: github.event_name == 'schedule' || github.event_name == 'workflow_dispatch'
            runs-on: ubuntu-latest
            container: swift:6.3.1
            concurrency: bindfuzz-night
            timeout-minutes: 180
            steps:
              - uses: actions/checkout@v4
              - run: swift build -c release --product \(name)Fuzz
              # A cache key can be written only once, so each night uses a new key and restores the latest cache.
              - uses: actions/cache/restore@v4
                with:
                  path: night
                  key: bindfuzz-night-${{ github.run_id }}
                  restore-keys: bindfuzz-night-
              - run: .build/release/\(name)Fuzz campaign night --resume-or-begin --seed 1 --time 2h
              - if: always()
                run: .build/release/\(name)Fuzz report night --format markdown >> "$GITHUB_STEP_SUMMARY"
              - if: always()
                uses: actions/cache/save@v4
                with:
                  path: night
                  key: bindfuzz-night-${{ github.run_id }}
              - if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: bindfuzz-findings
                  path: night/found
                  if-no-files-found: ignore

        """
    }

    /// A note about the setup that another machine needs to build the package; empty if it needs none.
    var reachable: String {
        source.isEverywhere
            ? ""
            : "\n# Package.swift names bindfuzz by a local path. Replace it by the URL of a repository that the server can fetch."
    }
}
