import type { SubjectDraft } from '@/utils/service/subject-draft';
import { readDateText } from '@/utils/subject/date-text';
import { readKind } from '@/utils/subject/read-kind';
import { readName } from '@/utils/subject/read-name';
import type { Texts } from '@/utils/texts/texts';
import { combineName, essentialColumns } from './name-columns';
import {
  birthOf,
  guessColumns,
  isBareCountry,
  isBirthHeading,
  isKnownHeading,
  isNationalityHeading,
} from './subject-columns';
import { vcardPairs } from './vcard';

/** A label and what stands behind it: "Nationality: Spanish". */
export type Pair = readonly [label: string, value: string];

/** Longest text that may be a record of one subject, in UTF-16 units; a longer one is a page or a list. */
const MAX_TEXT = 4_000;

/**
 * Reads the subject that a text describes with labels, in the languages of list headings, or as a vCard: "Name: Jane Doe, born:
 * 3 May 1980". The text is read like a table of one row. Returns null if it names nobody, half a name, or several subjects.
 */
export function readLabelledSubject(text: string, texts: Pick<Texts, 't'>): SubjectDraft | null {
  if (text.length > MAX_TEXT) return null;
  const pairs = distinct(vcardPairs(text) ?? pairsIn(text));
  if (pairs === null) return null;
  const [labels, cells] = [pairs.map(([label]) => label), pairs.map(([, value]) => value)];
  const columns = guessColumns(labels, [{ cells }], texts);
  if (columns.name.length === 0 || essentialColumns(labels, columns.name).some((column) => !cells[column])) return null;
  const name = combineName(columns.name.map((column) => cells[column] ?? ''));
  const reading = readName(name, '');
  if (reading.problem !== null || reading.doubt !== null || /[:：]/.test(name)) return null;
  const cellOf = (column: number | null): string => (column === null ? '' : (cells[column] ?? ''));
  // A bare country may be where somebody lives.
  const country = columns.country !== null && !isBareCountry(labels[columns.country] ?? '') ? columns.country : null;
  const dob = birthOf(cells, columns.dob);
  const kind = typeof columns.entityType === 'number' ? cellOf(columns.entityType) : '';
  return { name, entityType: readKind(kind) ?? (dob === '' ? '' : 'individual'), dob, country: cellOf(country) };
}

/** Returns the pairs without repetitions; null if one label has two values, as in a list of several subjects. */
function distinct(pairs: readonly Pair[]): readonly Pair[] | null {
  const byLabel = new Map<string, string>();
  for (const [label, value] of pairs) {
    const before = byLabel.get(label.toLowerCase());
    if (before !== undefined && before !== value) return null;
    byLabel.set(label.toLowerCase(), value);
  }
  return [...byLabel];
}

function pairsIn(text: string): Pair[] {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.flatMap((line, at) => {
    const within = pairsOfLine(line);
    if (within.length > 0) return within;
    const value = lines[at + 1];
    // A page that is copied has label and value on lines of their own.
    const isLabel = isKnownHeading(line.replace(/[:：]$/, ''));
    return isLabel && value !== undefined && !isLabelled(value) ? [[line.replace(/[:：]$/, ''), value] as const] : [];
  });
}

const isLabelled = (line: string): boolean =>
  isKnownHeading(line.replace(/[:：]$/, '')) || pairsOfLine(line).length > 0;

/** Returns the labelled values of one line: behind a colon, a tab or wide space, or behind words for birth and nationality. */
function pairsOfLine(line: string): Pair[] {
  const cells = line.split(/\t+|\s{2,}|\s[–—|]\s/);
  const [label = '', value = ''] = cells;
  if (cells.length === 2 && isKnownHeading(label.replace(/[:：]$/, '')) && !/[:：]/.test(value))
    return [[label.replace(/[:：]$/, ''), value.trim()]];
  const starts = labelsIn(line);
  return starts
    .map(({ label: found, end }, at): Pair => [found, bare(line.slice(end, starts[at + 1]?.start ?? line.length))])
    .filter(([, stated]) => stated !== '');
}

const bare = (value: string): string => value.replace(/^[\s,;|·–—-]+|[\s,;|·–—-]+$/g, '');

interface Label {
  label: string;
  start: number;
  end: number;
}

/** Most words of a label. */
const MAX_WORDS = 4;

/** Finds the labels of a line: the most words before a colon that are one, or words for birth or nationality before a value. */
function labelsIn(line: string): Label[] {
  const words = [...line.matchAll(/[^\s:：,;|]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const found: Label[] = [];
  for (let first = 0; first < words.length; first++) {
    const label = Array.from({ length: MAX_WORDS }, (_, fewer) => words[first + MAX_WORDS - 1 - fewer])
      .filter((last) => last !== undefined)
      .map((last) => labelAt(line, words[first]?.start ?? 0, last.end))
      .find((each) => each !== null);
    if (!label) continue;
    found.push(label);
    first = words.findLastIndex(({ start }) => start < label.end);
  }
  return found;
}

function labelAt(line: string, start: number, end: number): Label | null {
  const [before, label] = [line.slice(0, start), line.slice(start, end)];
  const isOpening = start === 0 || /[,;|(]\s*$/.test(before);
  const colon = /^\s*[:：]/.exec(line.slice(end));
  // "Place of birth:" is another label than "birth:".
  const isWhole = /[:：]/.test(before) ? !/\s\p{Ll}{2,3}\s+$/u.test(before) : isOpening;
  if (colon) return isKnownHeading(label) && isWhole ? { label, start, end: end + colon[0].length } : null;
  const value = bare(line.slice(end).split(/[,;|)]/)[0] ?? '');
  if (!isOpening || value === '') return null;
  const isMeant = isBirthHeading(label) ? readDateText(value).shape !== 'none' : isNationalityHeading(label);
  return isMeant ? { label, start, end } : null;
}
