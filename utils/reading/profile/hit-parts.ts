import { SCREENING_KINDS, type ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { isInside, outerPattern } from './pattern';
import { hitPatterns, type Layout } from './profile';

/** Returns the parts that hold hits of a kind: the objects with its signs, and lists that are signs themselves. */
const partsOf = ({ screening }: Pick<Layout, 'screening'>, kind: ScreeningKind): string[] =>
  (screening[kind]?.signs ?? []).flatMap(({ pattern }) => [outerPattern(pattern), pattern]);

/** A whole answer is a part only of its own fields: those deeper inside belong to other parts. */
const isIn = (pattern: string, part: string): boolean =>
  part === '' ? outerPattern(pattern) === '' : isInside(pattern, part);

/** Returns a test for patterns: which kinds of screening they concern, by the parts that hold the hits of each. */
export function createHitParts(layout: Pick<Layout, 'screening' | 'hit'>): (pattern: string) => ScreeningKind[] {
  const kinds = SCREENING_KINDS.filter((kind) => layout.screening[kind] !== undefined);
  const parts = kinds.map((kind) => ({ kind, parts: [...new Set(partsOf(layout, kind))] }));
  const ofHit = [...new Set(hitPatterns(layout).map(outerPattern))];
  return (pattern) => {
    const own = parts.filter(({ parts }) => parts.some((part) => isIn(pattern, part))).map(({ kind }) => kind);
    if (own.length > 0) return own;
    return ofHit.some((part) => isIn(pattern, part)) ? [...kinds] : [];
  };
}
