import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import { applyLayout } from './apply-layout';
import type { Change } from './change';
import type { Example } from './guess-layout';
import { isInside } from './pattern';
import { fieldsToRemember } from './patterns-of-answer';
import {
  type FieldPattern,
  type HitField,
  type Layout,
  type ScreeningRule,
  type Sign,
  VALUE_TYPES,
  VERDICT_MEANINGS,
  type VerdictMeaning,
} from './profile';

/** What a new word means: for the verdict, or for a row of screening. */
export type WordMeaning = VerdictMeaning | 'hit' | 'none' | 'other';

/** A change that a person accepts; a new word only with its meaning. */
export interface Accepted {
  change: Change;
  means?: WordMeaning | undefined;
}

/**
 * Returns a layout with accepted changes: new fields and types are known, new words have a meaning. A field that is gone
 * may be missing from now on; a row or verdict that says nothing without it is no longer confirmed.
 * @param examples the changed answers, with their reports by the general rules
 */
export function acceptChanges(layout: Layout, accepted: readonly Accepted[], examples: readonly Example[]): Layout {
  return accepted.reduce((before, { change, means }) => {
    if (change.kind === 'unknown-word') return withWord(before, change, means);
    if (change.kind === 'gone') return withoutField(before, change, examples);
    return withFields(before, change.pattern, examples);
  }, layout);
}

/** Adds the patterns of the examples at a pattern and inside it, with their types. */
function withFields(layout: Layout, pattern: string, examples: readonly Example[]): Layout {
  const all = fieldsToRemember(
    examples.map(({ answer }) => answer),
    layout.fields,
    (own) => own === pattern || isInside(own, pattern),
  );
  const before = new Set(layout.fields.map((field) => field.pattern));
  const types = new Map(all.map((field) => [field.pattern, field.types]));
  const isOf = (own: string): boolean => own === pattern || isInside(own, pattern);
  return {
    ...layout,
    fields: [
      ...layout.fields.map((field) => (isOf(field.pattern) ? { ...field, types: typesOf(field, types) } : field)),
      ...all.filter((field) => isOf(field.pattern) && !before.has(field.pattern)),
    ].slice(0, all.length),
  };
}

const typesOf = (field: FieldPattern, types: ReadonlyMap<string, FieldPattern['types']>): FieldPattern['types'] => [
  ...new Set([...field.types, ...(types.get(field.pattern) ?? [])]),
];

function withWord(
  layout: Layout,
  { pattern, word }: { pattern: string; word: string },
  means: WordMeaning | undefined,
): Layout {
  const verdictMeaning = VERDICT_MEANINGS.find((meaning) => meaning === means);
  if (layout.verdict?.pattern === pattern && verdictMeaning) {
    return {
      ...layout,
      verdict: { pattern, words: [...layout.verdict.words, { word, means: verdictMeaning }] },
    };
  }
  if (means !== 'hit' && means !== 'none' && means !== 'other') return layout;
  return withRows(layout, (rule) => ({
    ...rule,
    signs: rule.signs.map((sign) => (sign.pattern === pattern ? { ...sign, [means]: [...sign[means], word] } : sign)),
  }));
}

/** Returns a layout with each rule changed; null removes one. */
function withRows(layout: Layout, change: (rule: ScreeningRule) => ScreeningRule | null): Layout {
  const rows = SCREENING_KINDS.flatMap((kind) => {
    const rule = layout.screening[kind];
    const next = rule && change(rule);
    return next ? [[kind, next] as const] : [];
  });
  return { ...layout, screening: Object.fromEntries(rows) };
}

function withoutField(layout: Layout, change: Change, examples: readonly Example[]): Layout {
  const { pattern } = change;
  const known = layout.fields.find((field) => field.pattern === pattern);
  const others = layout.fields.filter((field) => field.pattern !== pattern);
  const optional: Layout = {
    ...layout,
    fields: [{ pattern, types: known?.types ?? [...VALUE_TYPES], always: false }, ...others],
  };
  return isStillSaid(optional, change, examples) ? withoutUse(optional, pattern) : optional;
}

const isStillSaid = (layout: Layout, change: Change, examples: readonly Example[]): boolean =>
  examples.some(({ answer, report }) =>
    (applyLayout(report, answer, { layout }).profile?.changes ?? []).some(
      ({ kind, pattern }) => kind === change.kind && pattern === change.pattern,
    ),
  );

/** Removes a pattern from everything that is read from it. */
function withoutUse(layout: Layout, pattern: string): Layout {
  const isOther = (sign: Sign): boolean => sign.pattern !== pattern;
  const { verdict, ...rest } = withRows(layout, (rule) => {
    const signs = rule.signs.filter(isOther);
    return rule.screens && signs.length === 0 ? null : { ...rule, signs };
  });
  const hit = Object.entries(rest.hit).filter(([, own]) => own !== pattern) as [HitField, string][];
  return {
    ...rest,
    ...(verdict && verdict.pattern !== pattern && { verdict }),
    hit: Object.fromEntries(hit),
    facts: rest.facts.filter((own) => own !== pattern),
  };
}
