/** A value that a hit states, word for word, and its place in the answer. */
export interface Stated {
  text: string;
  pointer: string;
  /** Only of a country: it is that of the birth, not a nationality or residence. */
  isBirthPlace?: boolean;
}

/**
 * What became of one compared fact. `same-month`, `same-year`: as far as one of them is stated, or one is a placeholder for it.
 * `either-order`: same if day and month are swapped; `either-day`: the stated moment is the asked day in one time zone.
 * `in-range`: the hit gives an age or a span that includes the asked date. `possible`: the date of
 * another calendar. `not-understood`: it states something that cannot
 * be compared. The others are the words of the interface.
 */
export type BirthState =
  | 'same'
  | 'same-month'
  | 'same-year'
  | 'either-order'
  | 'either-day'
  | 'in-range'
  | 'possible'
  | 'differs'
  | 'not-understood'
  | 'not-stated'
  | 'not-asked';

/**
 * `possible`: a former state, a dependency, a claimed place, or a name of two countries. `birth-place`: a place of
 * birth that is not known to be in the asked country, which says nothing of a nationality.
 */
export type CountryState =
  | 'same'
  | 'possible'
  | 'differs'
  | 'birth-place'
  | 'not-understood'
  | 'not-stated'
  | 'not-asked';

/**
 * `other-order`: the surname first or last. `other-spelling`: the same by a published table of letters, or a business with its
 * legal form written otherwise. `reordered`: the same words, so that father and son or two surnames may have changed places.
 * `part`: all words of one are in the other. `similar`: likewise, but some are only alike or abbreviated. `some`: they share a
 * word. `other-script`: no table tells how the script is read. `different`: no word is alike.
 */
export type NameState =
  | 'same'
  | 'other-order'
  | 'other-spelling'
  | 'reordered'
  | 'part'
  | 'similar'
  | 'some'
  | 'other-script'
  | 'not-understood'
  | 'different'
  | 'not-stated';

/** Of two names, the words that a state is said of, as written. */
export interface NameWords {
  /** Words that only the hit has. */
  more: readonly string[];
  /** Words that only the asked name has. */
  less: readonly string[];
  shared: readonly string[];
  /** The asked and found words that are alike but not the same. */
  alike: readonly [asked: string, found: string] | null;
}

export type TypeState = 'same' | 'differs' | 'not-understood' | 'not-stated';

/** One fact of a hit beside what was asked. `stated`: the value that decided, or the first one; null if there is none. */
export interface Comparison<State> {
  state: State;
  stated: Stated | null;
  asked: string | null;
}

export interface NameComparison extends Comparison<NameState> {
  /** The compared name is one of the hit's other names. */
  isAlias: boolean;
  /** Of states that name words. */
  words: NameWords | null;
}

/** What was asked, or what the user's own record says. Empty lists and nulls are facts that nobody stated. */
export interface AskedFacts {
  /** The name first, then other names. */
  names: readonly string[];
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  birth: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  type: 'individual' | 'business';
}

/** What a hit says of the one whom it is about. */
export interface HitFacts {
  names: readonly Stated[];
  aliases: readonly Stated[];
  births: readonly Stated[];
  countries: readonly Stated[];
  types: readonly Stated[];
}
