import { jointNames } from './joint-names';
import { namesBusiness } from './legal-form';
import { NUMBERS, REMARKS } from './name-remarks';
import { noName } from './no-name';
import { withoutOtherNames } from './other-names';

/** What a cell of names holds besides one name, in the order in which it is taken off. */
export const NAME_KINDS = ['number', 'remark', 'company', 'joint', 'other-name'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** What the user wants of the names of each kind: only the names, all as written, or nothing. */
export type NameAnswers = Readonly<Partial<Record<NameKind, 'names' | 'whole' | 'left-out'>>>;

/** One name of a cell, with other names of the same person or business. */
export interface CellName {
  name: string;
  others: readonly string[];
}

/** A cell of names as the answers read it, and what had to be asked. Without an answer, it is read as only the names. */
export interface NameCell {
  names: readonly CellName[];
  /** Each kind that the cell has, with the names that it leaves. */
  kinds: readonly { kind: NameKind; names: readonly string[] }[];
}

/** A longer text is no name, and is refused as it is. */
const MAX_CELL = 200;

type EntityType = '' | 'individual' | 'business';

/** Reads a cell that should hold one name of a person or business. It is never cut: what is left is a name of the cell. */
export function readNameCell(text: string, entityType: EntityType, answers: NameAnswers): NameCell {
  const whole: CellName = { name: text.trim(), others: [] };
  if (entityType === '' || text.length > MAX_CELL || noName(text, entityType)?.isCertain)
    return { names: [whole], kinds: [] };
  let names: readonly CellName[] = [whole];
  const kinds: NameCell['kinds'][number][] = [];
  for (const kind of NAME_KINDS) {
    const read = names.map((each) => READERS[kind](each, entityType));
    if (read.every((found) => found === null)) continue;
    const next = read.flatMap((found, at) => found ?? names[at] ?? []);
    kinds.push({ kind, names: next.map(({ name }) => name) });
    if (answers[kind] !== 'whole') names = next;
  }
  return { names, kinds };
}

/** Returns what is left of a name without a kind; null if it has nothing of that kind. */
const READERS: Record<NameKind, (name: CellName, entityType: EntityType) => readonly CellName[] | null> = {
  number: ({ name, others }) => withName(name, NUMBERS.reduce(without, name), others),
  remark({ name, others }, entityType) {
    const bare = REMARKS.reduce(without, name);
    // A business may have a place in brackets: "Example Bank (Switzerland)".
    const plain =
      entityType === 'individual'
        ? bare.replace(/\s*[([][^()[\]]*[)\]]$/u, (found) => (isOtherKind(found) ? found : ''))
        : bare;
    return withName(name, plain, others);
  },
  company({ name, others }, entityType) {
    const parts = name
      .split(entityType === 'business' ? BESIDE : BESIDE_PERSON)
      .map((part) => part.replace(/[)\]]$/, '').trim())
      .filter((part) => part !== '');
    if (parts.length !== 2) return null;
    const business = parts.find(namesBusiness);
    const person = parts.find((part) => part !== business && !namesBusiness(part) && isPerson(part));
    if (business === undefined || person === undefined) return null;
    // "Sample Roe, Attorneys LLP" is one business.
    if (entityType === 'business' && business !== parts[0]) return null;
    return [{ name: entityType === 'business' ? business : person, others }];
  },
  joint: ({ name }, entityType) =>
    entityType === 'business' ? null : (jointNames(name)?.map((each) => ({ name: each, others: [] })) ?? null),
  'other-name'({ name, others }, entityType) {
    const found = withoutOtherNames(name, entityType === 'individual');
    return found && [{ name: found.name, others: [...others, ...found.others] }];
  },
};

/** Signs and words between a business and a person. */
const BESIDE =
  /\s*[,;|\n]\s*|\s+[-–—/:@]\s+|\s*[([]\s*|\s*\b(?:c\/o|attn?\.?:?|att:|z\.\s?hd\.?|à l['’]attention de|t\.a\.v\.)\s+/iu;

const BESIDE_PERSON = new RegExp(`${BESIDE.source}|\\s+(?:&|and|und|et|at|bei|chez)\\s+`, 'iu');

/** Two to four words of letters, so that a place or a department is rarely taken for a person. */
const isPerson = (text: string): boolean => /^[\p{L}\p{M}.'’-]+(?:\s+[\p{L}\p{M}.'’-]+){1,3}$/u.test(text);

/** Brackets that other readers take off. */
const isOtherKind = (bracket: string): boolean =>
  namesBusiness(bracket) || withoutOtherNames(`Xx${bracket}`, true) !== null;

const without = (name: string, pattern: RegExp): string => name.replace(pattern, '').trim();

/** A name of less than two letters is none. */
const withName = (before: string, name: string, others: readonly string[]): CellName[] | null =>
  name === before || !/\p{L}.*\p{L}|[\p{sc=Han}\p{sc=Hangul}]/u.test(name) ? null : [{ name, others }];
