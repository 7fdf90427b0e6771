"""The pages of the codes that are no rules."""

from __future__ import annotations

from collections.abc import Mapping

PAGES: Mapping[str, str] = {
    "fluency": """\
fluency
=======

A sentence that reads less like ordinary text than nearly all correct sentences: the mean log-probability of its arcs,
in the eyes of the parser, is below a threshold of the language. The threshold is set on correct text so that one of two
hundred correct sentences falls below it. Sentences of fewer than four words and those with placeholders are left out.

It is off by default. A parser is unsure of wrong sentences, and of headlines, names in rows and bold word order, too:
on published translations it reports as many sentences as on text with its words shuffled. Use it to look over machine
output, not to judge it. Its confidence is the share of correct sentences that read better, not the share that is right.

To switch it on, in lambre.toml:
  [severity]
  "fluency" = "info"
To pass over one line, in a comment: lambre-lint: disable-next=fluency
""",
    "fragment": """\
fragment
========

A sentence that falls apart: the parser cannot tell what a word belongs to. Arcs less probable than a threshold of the
language are cut; the finding lies at the weakest of them, at the word and at the head that it was given. The threshold
is set on correct text so that one of two hundred correct sentences is reported. Sentences of fewer than four words and
those with placeholders are left out.

It is off by default: what is hard to parse is often only hard to parse (lists, titles, ellipsis). Its confidence is the
share of correct sentences that hold together better, not the share that is right.

To switch it on, in lambre.toml:
  [severity]
  "fragment" = "info"
To pass over one line, in a comment: lambre-lint: disable-next=fragment
""",
    "slot": """\
slot
====

A placeholder that not every noun can fill. "Die {item} wurde gelöscht." is right for a feminine noun in the singular
and wrong for every other: the words around the slot say so, those that the hint names. It lies on the placeholder, one
for each. Where a slot is always filled by the same kind of word nothing is wrong; where it is not, the message needs a
variant for each gender (`select` of ICU and Fluent), or a wording in which nothing agrees with the slot.

It is off by default: it is no mistake, and the code that fills the slot is not seen. Nothing is said of the case that
a slot stands in, nor where it only has to be a singular. Its confidence is the probability that the words named belong
to the slot.

To switch it on, in lambre.toml:
  [severity]
  "slot" = "hint"
To pass over one line, in a comment: lambre-lint: disable-next=slot
""",
}
"""Code -> what `lambre-lint explain` prints."""
