import type { Example } from './guess-layout';
import type { FieldPattern, Layout, Sign } from './profile';

/** A shorter name could be part of any key or word. */
const MIN_NAME = 5;

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.,-]+/g, ' ')
    .trim();

/**
 * Returns the texts that must not be in a profile, because they tell whom the examples are about.
 * @param asked the subjects of the examples: addresses, names, dates
 */
export function namesIn(examples: readonly Example[], asked: readonly string[]): string[] {
  const ofHits = examples.flatMap(({ report }) => report.screeningEntries.flatMap(({ name }) => name));
  const texts = [...asked, ...ofHits.map(({ value }) => ('text' in value ? value.text : ''))];
  return [...new Set(texts.map(fold))].filter((name) => name.length >= MIN_NAME);
}

const mergeSigns = (signs: readonly Sign[]): Sign[] => {
  const merged = new Map<string, Sign>();
  for (const sign of signs) {
    const known = merged.get(sign.pattern) ?? { pattern: sign.pattern, hit: [], none: [], other: [] };
    merged.set(sign.pattern, {
      pattern: sign.pattern,
      hit: [...new Set([...known.hit, ...sign.hit])],
      none: [...new Set([...known.none, ...sign.none])],
      other: [...new Set([...known.other, ...sign.other])],
    });
  }
  return [...merged.values()];
};

const mergeFields = (fields: readonly FieldPattern[]): FieldPattern[] => {
  const merged = new Map<string, FieldPattern>();
  for (const field of fields) {
    const known = merged.get(field.pattern);
    merged.set(field.pattern, {
      pattern: field.pattern,
      types: [...new Set([...(known?.types ?? []), ...field.types])],
      always: field.always && known?.always !== false,
    });
  }
  return [...merged.values()];
};

const holdsOneOf =
  (names: readonly string[]) =>
  (text: string): boolean => {
    const folded = fold(text.replaceAll('~1', '/').replaceAll('~0', '~'));
    return names.some((name) => folded.includes(name));
  };

/** Returns a pattern in which "*" replaces keys that hold one of these names, as `namesIn` returns them. */
export function patternWithout(pattern: string, names: readonly string[]): string {
  const holdsName = holdsOneOf(names);
  return pattern
    .split('/')
    .map((segment) => (holdsName(segment) ? '*' : segment))
    .join('/');
}

/** Returns a layout in which "*" replaces keys that hold one of these names, without words that hold one. */
export function withoutNames(layout: Layout, names: readonly string[]): Layout {
  const holdsName = holdsOneOf(names);
  const plain = (pattern: string): string => patternWithout(pattern, names);
  const kept = (words: readonly string[]): string[] => words.filter((word) => !holdsName(word));
  const { verdict, screening, hit, facts, fields } = layout;
  return {
    ...layout,
    ...(verdict && {
      verdict: { pattern: plain(verdict.pattern), words: verdict.words.filter(({ word }) => !holdsName(word)) },
    }),
    screening: Object.fromEntries(
      Object.entries(screening).map(([kind, rule]) => [
        kind,
        rule && {
          ...rule,
          signs: mergeSigns(
            rule.signs.map((sign) => ({
              pattern: plain(sign.pattern),
              hit: kept(sign.hit),
              none: kept(sign.none),
              other: kept(sign.other),
            })),
          ),
        },
      ]),
    ),
    hit: Object.fromEntries(Object.entries(hit).map(([field, pattern]) => [field, pattern && plain(pattern)])),
    facts: [...new Set(facts.map(plain))],
    fields: mergeFields(fields.map((field) => ({ ...field, pattern: plain(field.pattern) }))),
  };
}
