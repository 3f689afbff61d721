/** A value that a hit states, word for word, and its place in the answer. */
export interface Stated {
  text: string;
  pointer: string;
  /** Only of a country: it is that of the birth, not a nationality or residence. */
  isBirthPlace?: boolean;
}

/**
 * What became of one compared fact. `in-range`: the hit gives an age or a span of years that includes the asked date.
 * `not-understood`: it states something that cannot be compared. The others are the words of the interface.
 */
export type BirthState =
  | 'same'
  | 'same-year'
  | 'either-order'
  | 'in-range'
  | 'differs'
  | 'not-understood'
  | 'not-stated'
  | 'not-asked';
export type CountryState = 'same' | 'differs' | 'not-understood' | 'not-stated' | 'not-asked';
export type NameState = 'same' | 'same-words' | 'alias' | 'other' | 'not-stated';
export type TypeState = 'same' | 'differs' | 'not-understood' | 'not-stated';

/** One fact of a hit beside what was asked. `stated`: the value that decided, or the first one; null if there is none. */
export interface Comparison<State> {
  state: State;
  stated: Stated | null;
  asked: string | null;
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
