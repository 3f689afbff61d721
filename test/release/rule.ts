import type { Facts } from './facts.ts';

/** A rule's judgment. `owner`: the value is a placeholder that only the owner can replace. */
export interface Judgment {
  value: string;
  verdict: 'ok' | 'violated' | 'owner';
}

/** Something that must hold before a release. */
export interface Rule {
  name: string;
  judge(facts: Facts): Judgment;
}

/** A rule that holds if nothing is found; `value` is shown then. */
export const nothingFound = (
  name: string,
  find: (facts: Facts) => string[],
  value: (facts: Facts) => string,
): Rule => ({
  name,
  judge(facts) {
    const found = find(facts);
    return found.length === 0
      ? { value: value(facts), verdict: 'ok' }
      : { value: found.join('; '), verdict: 'violated' };
  },
});

/** A rule about a value that this repository cannot know. */
export const ofOwner = (
  name: string,
  value: (facts: Facts) => string,
  isPlaceholder: (facts: Facts) => boolean,
): Rule => ({
  name,
  judge: (facts) => ({ value: value(facts), verdict: isPlaceholder(facts) ? 'owner' : 'ok' }),
});
