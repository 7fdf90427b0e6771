"""Corpus reports: how good a corpus is, whether it got worse, and where.

In order of the data: `plan` (files to pieces), `segments` (a piece to segments), `judging` (segments to tallies),
`tallies` (what is counted, mergeable in any order), `store` and `running` (pieces over processes, resumption),
`scores` and `resampling` (figures with intervals), `report` and `stored` (the whole, and as JSON), `comparison`,
`gates`; `sections` turns them into `blocks` of a page, `renderers` has one module a format.
`making` ties them together.
"""
