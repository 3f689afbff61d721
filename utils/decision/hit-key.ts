import type { Stated } from '../compare/comparison';
import { digestOf } from '../lookup/subject-key';
import type { ScreeningEntry } from '../reading/facts/screening/screening-entry';
import { valueText } from '../reading/sections/value-text';

/** A hit as decisions recognize it. */
export type DecidedHit = Pick<ScreeningEntry, 'content' | 'facts' | 'id' | 'kinds' | 'list'>;

/** A bare `id` of a few digits, or a number with a sign, is a rank, a score or a position in the list. */
const NO_ID =
  /^(?:#?\d{1,4}|[\d.,:/%\s-]*[.,:/%\s-][\d.,:/%\s-]*|(?:hit|match|result|entry|item|row|alert|record|rank|candidate|case|no|nr|pos|position)\W?\d{1,4})$/i;
const NO_NAMED_ID = /^\d{1,2}$/;

/** Whether an id is the provider's id of an entry, which the same entry has in each answer. */
function isEntryId({ text, pointer }: Stated): boolean {
  const isBare = /(^|\/)_?id$/i.test(pointer);
  return !(isBare ? NO_ID : NO_NAMED_ID).test(text.trim());
}

const digestOfParts = (parts: readonly unknown[]): string => digestOf(JSON.stringify(parts));
const textsOf = (stated: readonly Stated[]): string[] => stated.map(({ text }) => text.trim()).sort();
const listOf = ({ list }: Pick<DecidedHit, 'list'>): string => (list ? valueText(list.value).trim() : '');

/** Returns the provider's id of the entry; null if there is none. */
export const entryId = ({ id }: Pick<DecidedHit, 'id'>): string | null => (id && isEntryId(id) ? id.text.trim() : null);

/**
 * Returns a key that the same hit has in a later answer: the provider's id of the entry, else all that it states except how well
 * it fits. It names nobody. Several hits of one answer may have it; see `hitKeys`.
 */
export function hitKey(hit: DecidedHit): string {
  const id = entryId(hit);
  return digestOfParts(id === null ? ['stated', [...hit.content.lines].sort()] : ['id', id]);
}

/** Returns a key of name, list and births, by which a hit without an id is found again after something else about it changed. */
export const lookOf = ({ facts, ...hit }: DecidedHit): string =>
  digestOfParts(['look', textsOf(facts.names), listOf(hit), textsOf(facts.births)]);

/** Returns a digest of all that a hit states, in any order; another digest means that it has changed. */
export const factsDigest = ({ content, facts, kinds, ...hit }: DecidedHit): string =>
  digestOfParts([
    listOf(hit),
    kinds,
    ...[facts.names, facts.aliases, facts.births, facts.countries, facts.types].map(textsOf),
    ...[content.lines, content.fit].map((lines) => [...lines].sort()),
  ]);
