"""Relations of words that belong together by what the words are, whatever a parser makes of them.

By a relation of its own such a pair finds the rules that judge it, and no doubt about trees concerns it.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token

TOLD = "subj@told"
ALONE = "subj@alone"
SELF = "comp:obj@told"
"""Relation of a reflexive pronoun to a verb, and of a personal pronoun to a postposition."""
OWNER = "mod@owner"
APPOSED = "conj:appos"
"""Relation of a personal pronoun to a noun behind it that says who is meant."""
COUNTED = "mod@counted"
"""Relation of a numeral to a noun right behind it."""
COUNTED_ALIKE = "mod@declined"
"""As above, of one that is declined as the noun is."""
PASSED = "comp:obj@passed"
"""Relation of a Polish noun to a form of a verb that has no subject."""
OF_WHAT = "mod@of"
"""Relation of a Polish noun or adjective to what asks for its genitive."""
IN_DIGITS = "mod@digits"
FEW_IN_DIGITS = "mod@fewdigits"
"""Relations of a number in digits to a noun right behind it; of Russian and Ukrainian 2 to 4 the second."""
TOLD_OBLIQUE = "comp:obl@told"
PLACED = "udep@told"
"""Relations of nouns to verbs that ask for a case, and that say where something is."""
TOLD_RECEIVER = TOLD_OBLIQUE
"""Relation of a Czech noun for who is given something."""
BARE = "comp:obj@bare"
"""Relation of a personal pronoun without case to the verb that it is the object of."""
CASES_ASKED = {
    "Dat": "comp:obj@dative",
    "Abl": "comp:obj@ablative",
    "Ins": "comp:obj@instrumental",
    "Acc": "comp:obj@accusative",
    "Gen": "comp:obj@genitive",
    "Loc": "comp:obj@locative",
    "Nom": "comp:obj@nominative",
}
"""Relations of a noun to a verb or postposition that asks for one of these cases, and does not have it."""
BARE_ADJECTIVE = "mod@bare"
"""Relation of a German adjective without an ending to the noun behind it."""
OF_SEVERAL = "subj@several"
"""Relation of a German relative pronoun that stands for several to a verb that is said of one."""
WHEN = "udep@when"
"""Relation of a German nominative that says when to the verb of another subject."""
NAMED = "subj@named"
"""Relation of somebody to a verb that says that who speaks does it."""
OWNED = "mod@owned"
"""Relation of a noun in the genitive to what has no ending of an owner."""
ASKING = "comp:aux@asking"
"""Relation of a verb with the ending of a person to a question particle that has none."""
BOTH = "subj@both"
"""Relation of the first of two persons to a verb that is said of one."""
OF_A_MAN = "subj@man"
OF_A_WOMAN = "subj@woman"
"""Relations of the name of a Polish man and woman to a verb that is said of another."""
OF_WOMEN = "subj@women"
"""Relation of the first of two Polish women to a verb that is said of men."""
OF_NOBODY = "comp:aux@nobody"
"""Relation of a Ukrainian verb that has no subject to an auxiliary that has one."""
PASSIVE_SUBJECT = "subj@passive"
"""Relation of an accusative to a passive, of which it ought to be the subject."""
ONESELF = "comp:obj@oneself"
"""Relation of a personal pronoun to a verb of its own person."""
WHO_ARE_MEN = "mod@men"
HOW_MANY_MEN = "mod@howmany"
"""Relations of Polish *które*, and of numerals that do not count men, to men."""
BARE_VERB = "conj:coord@bare"
"""Relation of the stem of a verb to one in the past."""
EVENT = "comp:obj@event"
"""Relation of a form of a Turkish verb to a postposition that asks for another one."""
SOME = "det@some"
"""Relation of Turkish *bazı* to a noun in the singular."""
CONDITION = "mod@condition"
"""Relation of Turkish *eğer* to a verb that is no condition."""
DATE = "mod@date"
SHARE = "mod@share"
"""Relations of a Greek month to the day before it, and of those of whom there is a share to that."""
DATED = "mod@dated"
"""Relation of *dün* to a verb in the future."""
WISHED = "comp:obj@wished"
BELIEVED = "comp:obj@believed"
"""Relations of Turkish verbal nouns to verbs that ask for those of the other kind."""
CONTRACTED = "det@contracted"
"""Relation of the article of Portuguese *à* to a word that has none."""
GOVERNED = "comp:obj@governed"
"""Relation of a Polish or Czech noun to the adposition right before it, of which it is in no case."""
PURPOSE = "comp:obj@aimed"
"""Relation of a Polish verb to a conjunction that says what for, where nobody else is to do it."""
COUNTED_SINGLE = "mod@single"
"""Relation of a number in digits to a singular where several are counted, and of such an adjective to the number."""
FUTURE = "comp:aux@future"
"""Relation of a German finite verb or participle to a form of *werden* that asks for its infinitive."""
JOINING = "Joining"
"""The word that opens a German clause; no feature of UD."""
CLAUSE = "comp:obj@clause"
WHICH = "mod@which"
"""Relations of German *das* to a verb of saying, and of *dass* to a thing."""
TO_DO = "comp:obj@todo"
"""Relation of a German finite verb to *zu* before it."""
UNDERGONE = "comp:aux@undergone"
"""Relation of a German infinitive to *werden* behind it, beside a modal verb."""
GREETING = "mod@greeting"
OF_SOMETHING = "mod@something"
"""Relations of German adjectives to whom a letter speaks to, and to *etwas* and *nichts*."""
FUTURE_SUBJUNCTIVE = "comp:obj@future"
"""Relation of a Portuguese infinitive to *se* or *quando*, which ask for a future of the subjunctive."""
PERFECT = "comp:aux@perfect"
"""Relation of a Portuguese participle that shows a gender or a number to *ter*."""
DEFINED = "mod@definite"
"""Relation of a Latvian indefinite adjective behind *this* to its noun."""
MEANWHILE = "mod@meanwhile"
"""Relation of a Baltic participle for what somebody does meanwhile to who does it, in another gender or number."""
SHARED = "mod@shared"
"""Relation of one of two joined attributes to the noun behind them, with which the other agrees."""
ONE_FROM = "det@from"
"""Relation of Czech *jeden* to the noun behind *z*, which is of another gender."""
GLADLY = "comp:pred@glad"
"""Relation of Czech *rád* to a subject with which it does not agree."""
SAME = "mod@same"
"""Relation of one of *ten sam* to a noun with which the other agrees."""
POLITELY = "subj@politely"
"""Relation of Polish *Pan* and *Pani* to a verb in the second person."""
ALWAYS = "mod@always"
"""Relation of a Polish noun to what never stands without its genitive."""
DAY = "mod@day"
"""Relation of the number of a day to its month."""
WRONG = frozenset(
    {
        COUNTED_SINGLE,
        DEFINED,
        FUTURE_SUBJUNCTIVE,
        MEANWHILE,
        PERFECT,
        GLADLY,
        ONE_FROM,
        ALWAYS,
        DAY,
        SAME,
        POLITELY,
        SHARED,
        CLAUSE,
        WHICH,
        TO_DO,
        UNDERGONE,
        FUTURE,
        GREETING,
        OF_SOMETHING,
        PURPOSE,
        GOVERNED,
        CONTRACTED,
        ASKING,
        BARE_VERB,
        CONDITION,
        DATE,
        EVENT,
        SHARE,
        SOME,
        DATED,
        BELIEVED,
        WISHED,
        ONESELF,
        BARE,
        BOTH,
        NAMED,
        OF_A_MAN,
        OF_A_WOMAN,
        OF_WOMEN,
        WHO_ARE_MEN,
        HOW_MANY_MEN,
        OWNED,
        OF_NOBODY,
        PASSIVE_SUBJECT,
        WHEN,
        OF_SEVERAL,
        BARE_ADJECTIVE,
    }
    | set(CASES_ASKED.values())
)
"""Relations of nothing but what is wrong: in correct text no word has them."""
PAST_FORM = "comp:aux@told"
"""Relation of a Czech verb in the past to its auxiliary."""
NO_ARTICLE = "udep@pronoun"
"""Relation of a Greek pronoun that looks like an article; no rule is about it."""
TWO_PREDICATES = "conj:coord@told"
"""Relation of a Czech adjective to one before a conjunction."""
FOR_ONESELF = "comp@expl@told"
"""Relation of Czech *se* to a verb that has another object."""
TOLD_DENIAL = "mod@denied"
"""Relation of Czech *nikdo* and the like to a verb that is not denied."""
WHAT_IT_IS = "comp:pred@told"
"""Relation of a Czech noun to a copula that says what *to* is."""
SURE_ATTRIBUTE = "mod@sure"
"""Relation of a Baltic participle or adjective to the noun right behind it, where both show what they are."""
DETERMINER = "det@told"
ATTRIBUTE = "mod@told"
"""Relations of Greek and Portuguese words to a noun by which they surely stand, of Czech *jejíž* to what is owned, of
*mnohem* to an adjective, and of *sám* to the verb of the subject of which it speaks."""
OWNING = "mod@genitive"
"""Relation of a noun that was to be a genitive to the one behind it."""
BOUND = "subj@bound"
"""Relation of who must do something to the verb that says so."""
DENIED_OBJECT = "comp:obj@denied"
MISSING = "subj@missing"
DUE = "comp:obj@due"
PERSONAL = "comp:obj@personal"
"""Relations of what is not done, what is not there, what is to be done, and what somebody does."""
NOBODYS = "comp:obj@nobody"
"""Relation of a genitive to an Estonian or Finnish verb without a person who does it."""
HAVING = "subj@having"
"""Relation of a genitive for what somebody has to the verb *to be*."""
COMPARED = "mod@compared"
DEGREE = "mod@degree"
"""Relations of a pronoun behind *than*, and of a word for the highest degree, to an adjective."""
INTENDED = "comp:obj@intended"
RELATIVE_OBJECT = "comp:obj@relative"
"""Relations of what somebody wants to do something to, and of a relative pronoun for what somebody did it to."""
WHERE = "udep@where"
"""Relation of the name of a place in the nominative to a verb that says that something takes place."""
WHITHER = "udep@whither"
"""Relation of a noun in no case of place to a verb that says where somebody is or goes."""
AS_WHAT = "comp:pred@as"
OF_WHOM = "comp:pred@of"
"""Relations of what somebody becomes or works as, and of what becomes of somebody."""
LIKED = "subj@liked"
"""Relation of an Estonian noun to a verb that says that somebody likes it."""
HAVER = "subj@haver"
"""Relation of somebody in the nominative to the verb *to be* that says how many of something they have."""
SOURCE = "udep@source"
"""Relation of somebody in the nominative to a verb of getting something from them."""
TIME = "udep@time"
ON_A_DAY = "udep@date"
"""Relations of a time and of a date in the nominative to the verb of what is done then."""
FORBIDDEN = "comp:aux@forbidden"
"""Relation of a verb to what forbids it."""
SAID_OF_SEVERAL = "comp:aux@several"
"""Relation of a participle to what denies it, said of several."""
TOLD_BY_CASE = frozenset(
    {
        LIKED,
        WHERE,
        WHITHER,
        AS_WHAT,
        OF_WHOM,
        SAID_OF_SEVERAL,
        FORBIDDEN,
        SOURCE,
        HAVER,
        TIME,
        ON_A_DAY,
        OWNING,
        BOUND,
        DENIED_OBJECT,
        MISSING,
        DUE,
        NOBODYS,
        HAVING,
        INTENDED,
        RELATIVE_OBJECT,
        COMPARED,
        DEGREE,
        PERSONAL,
        SELF,
        TOLD_OBLIQUE,
        PLACED,
        COUNTED,
        COUNTED_ALIKE,
    }
)
"""Of Estonian and Finnish words beside one another, which are joined where their cases clash alone."""
TOLD_RELATIONS = (
    WRONG
    | TOLD_BY_CASE
    | {
        TOLD,
        ALONE,
        SELF,
        OWNER,
        COUNTED,
        IN_DIGITS,
        FEW_IN_DIGITS,
        OF_WHAT,
        PASSED,
        PAST_FORM,
        TWO_PREDICATES,
        FOR_ONESELF,
        TOLD_RECEIVER,
        WHAT_IT_IS,
    }
    | {DETERMINER, ATTRIBUTE, SURE_ATTRIBUTE, TOLD_DENIAL}
)
"""Relations of words that belong together by what the words are, so that what is doubted of trees says nothing."""


def as_told(token: Token, upos: str | None, feats: Features, place: tuple[int, str] | None) -> Token:
    """The word with a part of speech, features and a place that are sure."""
    found = replace(token, upos=upos, feats={**token.feats, **feats})
    if place is not None:
        found = replace(found, head=place[0], deprel=place[1])
    beliefs = token.beliefs
    if beliefs is None:
        return found
    known = {name: {value: 1.0 / len(values) for value in sorted(values)} for name, values in feats.items()}
    beliefs = replace(beliefs, upos={upos or "": 1.0}, feats={**beliefs.feats, **known})
    if place is not None:
        beliefs = replace(beliefs, heads={place[0]: 1.0}, deprels={place[1]: 1.0})
    return replace(found, beliefs=beliefs)
