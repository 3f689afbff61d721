import type { HitFacts, Stated } from '../compare/comparison';
import { digestOf } from '../lookup/subject-key';

/** A hit as decisions recognize it. */
export interface DecidedHit {
  facts: HitFacts;
  /** The provider's id of the entry, if it has one. */
  id: Stated | null;
  /** The name of its list, if the answer gives one. */
  list: string;
}

const textsOf = (stated: readonly Stated[]): string[] => stated.map(({ text }) => text.trim()).sort();

/**
 * Returns a key that the same hit has in a later answer: the provider's id of the entry, else its name, list and births. It
 * names nobody.
 */
export function hitKey({ facts, id, list }: DecidedHit): string {
  const parts = id ? ['id', id.text.trim()] : ['facts', textsOf(facts.names), list.trim(), textsOf(facts.births)];
  return digestOf(JSON.stringify(parts));
}

/** Returns a digest of the facts that are compared; another digest means that the hit has changed. */
export const factsDigest = ({ facts, list }: Pick<DecidedHit, 'facts' | 'list'>): string =>
  digestOf(
    JSON.stringify([
      list.trim(),
      ...[facts.names, facts.aliases, facts.births, facts.countries, facts.types].map(textsOf),
    ]),
  );
