extension NewPackage {
    /// The pipeline for GitLab: the gate on each change, a campaign if a schedule sets `BINDFUZZ_NIGHTLY`.
    var gitlabPipeline: String {
        """
        # Runs the gate on each merge request, and continues a campaign each night, if a schedule (Build, Pipeline schedules)
        # sets BINDFUZZ_NIGHTLY.\(reachable)
        image: swift:6.3.1

        stages: [test, nightly]

        gate:
          stage: test
          rules:
            - if: $CI_PIPELINE_SOURCE == "merge_request_event"
            - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $CI_PIPELINE_SOURCE != "schedule"
          script:
            - swift build -c release --product \(name)Fuzz
            - .build/release/\(name)Fuzz gate --junit bindfuzz.xml
          artifacts:
            when: always
            reports:
              junit: bindfuzz.xml

        campaign:
          stage: nightly
          rules:
            - if: $CI_PIPELINE_SOURCE == "schedule" && $BINDFUZZ_NIGHTLY
          timeout: 3h
          resource_group: bindfuzz-night
          cache:
            key: bindfuzz-night
            paths: [night]
            when: always
          script:
            - swift build -c release --product \(name)Fuzz
            - .build/release/\(name)Fuzz campaign night --resume-or-begin --seed 1 --time 2h
          after_script:
            - .build/release/\(name)Fuzz report night --html night/found/report.html
          artifacts:
            when: always
            paths: [night/found]
            expire_in: 30 days

        """
    }
}
