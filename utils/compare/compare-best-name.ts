import type { NameComparison, NameState, Stated } from './comparison';
import { compareNames } from './name/compare-two-names';

/** Best first. */
const BEST: readonly NameState[] = [
  ...(['same', 'other-order', 'other-spelling', 'reordered', 'part', 'similar', 'some'] as const),
  ...(['other-script', 'not-understood', 'different'] as const),
];

/**
 * Compares the names of a hit with the asked ones; the best of all counts. A state of an alias is said of that alias.
 * @param asked the name first, then other names of the subject
 */
export function compareName(
  asked: readonly string[],
  names: readonly Stated[],
  aliases: readonly Stated[],
  isBusiness: boolean,
): NameComparison {
  const [name = null] = asked;
  const others = aliases.filter(({ text }) => !names.some((stated) => stated.text === text));
  const all = [
    ...names.map((stated) => ({ stated, isAlias: false })),
    ...others.map((stated) => ({ stated, isAlias: true })),
  ];
  const compared = all.flatMap(({ stated, isAlias }) =>
    asked.map((wanted): NameComparison => {
      const { state, words } = compareNames(wanted, stated.text, isBusiness);
      return { state, words, stated, isAlias, asked: name };
    }),
  );
  const [best] = compared.toSorted((a, b) => BEST.indexOf(a.state) - BEST.indexOf(b.state));
  return best ?? { state: 'not-stated', stated: all[0]?.stated ?? null, isAlias: false, asked: name, words: null };
}
