/** The words or phrases of one meaning, the languages beside each other. */
export interface Languages {
  en?: string;
  de?: string;
  fr?: string;
  es?: string;
  pt?: string;
  it?: string;
  nl?: string;
  pl?: string;
  zh?: string;
  /** Other languages and scripts. */
  other?: string;
}

/** Returns the texts of a row, in all languages. */
export const textsOf = ({ en, de, fr, es, pt, it, nl, pl, zh, other }: Languages): string[] =>
  [en, de, fr, es, pt, it, nl, pl, zh, other].filter((text) => text !== undefined);
