import { splitKey } from '@/utils/reading/lexicon/words';
import { isAskedKey } from './facts/screening/entry';
import { isEntityType } from './facts/screening/entry-facts';
import type { readScreening } from './facts/screening/read-screening';
import { readScreeningKey } from './facts/screening/screening-key';
import { readOutcomeWords } from './facts/screening/statement';
import type { Coverage, Report } from './report';
import { readAlarm } from './score/alarm';
import { groupOf } from './sections/group-of';
import type { AnswerField, AnswerPart, GroupId } from './sections/section';
import { valueText } from './sections/value-text';

type Read = Omit<Report, 'coverage'>;

/** Returns everything that a reader took from the answer, by pointer; what is below an object or list is taken too. */
function takenBy(report: Read, { evidence }: ReturnType<typeof readScreening>): Set<string> {
  const { score, candidates, label, reasons, counts, facts, missing } = report;
  return new Set([
    ...(score ? [score.pointer] : []),
    ...candidates.filter(({ named }) => named).map(({ pointer }) => pointer),
    ...(label ? [label.pointer] : []),
    ...[...reasons, ...counts, ...missing].map(({ pointer }) => pointer),
    ...facts.map(({ field }) => field.pointer),
    ...evidence.flatMap(({ pointer, entries }) => [pointer, ...entries.map((entry) => entry.pointer)]),
  ]);
}

/** Returns the number of fields at all depths. */
const countFields = ({ fields, parts }: Pick<AnswerPart, 'fields' | 'parts'>): number =>
  parts.reduce((sum, part) => sum + countFields(part), fields.length);

/**
 * Creates a test of whether a pointer or one around it is in a set. It asks once about each pointer: fields share
 * those around them.
 */
function createIsWithin(taken: ReadonlySet<string>): (pointer: string) => boolean {
  const known = new Map([['', taken.has('')]]);
  return (pointer) => {
    const asked: string[] = [];
    let at = pointer;
    while (!known.has(at) && !taken.has(at)) {
      asked.push(at);
      at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
    }
    const isWithin = known.get(at) ?? true;
    for (const inside of asked) known.set(inside, isWithin);
    return isWithin;
  };
}

/** Whether a field of a screening is about the check or says "no", so that no finding can be in it. */
function isHarmless({ value }: AnswerField, words: readonly string[]): boolean {
  const { tags } = readScreeningKey(words);
  if (tags.has('meta') || tags.has('done') || tags.has('request') || tags.has('maybe-request')) return true;
  if (value.kind === 'boolean') return !value.value;
  if (value.kind === 'date' || (value.kind === 'number' && value.number <= 0)) return true;
  // `checks: ["pep"]` and `pep_checks: 12` are what was asked for.
  if (tags.has('check') && !tags.has('result') && (value.kind === 'list' || value.kind === 'number')) return true;
  const text = valueText(value);
  const outcome = readOutcomeWords(text);
  return outcome === 'none' || outcome === 'done' || outcome === 'unknown' || isCalm(text) || isSort(words, text);
}

const isCalm = (text: string): boolean => text.length <= 40 && (readAlarm(text) === 'calm' || /^ok(ay)?$/i.test(text));

/** `entity_type: "person"` */
const isSort = (words: readonly string[], text: string): boolean =>
  /\b(type|object|schema|kind)$/.test(words.join(' ')) && isEntityType(text);

/** Parts about what was handed in or how the search ran: `credentials: [{ category: "FACEMAP" }]`. */
const ASIDE =
  /^(credentials?|attachments?|workflow( (execution|definition|details))?|consents?|pagination|billing|usage|webhooks?|callbacks?)$/;

/** `total_hits: 3`, `is_match: true`: beside a finding they repeat it. */
function saysThatFound(words: readonly string[]): boolean {
  const { tags } = readScreeningKey(words);
  return tags.has('flag') || (tags.has('count') && tags.has('result'));
}

/**
 * Returns how much of an answer was understood, and whether something in it may be a finding that no row shows.
 * @param known pointers of fields in a confirmed layout: they are understood, but may still be a finding
 */
export function readCoverage(
  report: Read,
  screening: ReturnType<typeof readScreening>,
  known: ReadonlySet<string> = new Set(),
): Coverage {
  const taken = takenBy(report, screening);
  const isWithinTaken = createIsWithin(taken);
  const wordsOf = new Map<string, readonly string[]>();
  const read = (key: string): readonly string[] => {
    const words = wordsOf.get(key) ?? splitKey(key);
    wordsOf.set(key, words);
    return words;
  };
  const notUnderstood: Coverage['notUnderstood'] = [];
  const suspicious: string[] = [];
  const hasFinding = report.screening.some(({ state }) => state === 'found');
  let total = 0;
  const visit = ({ fields, parts }: Pick<AnswerPart, 'fields' | 'parts'>, group: GroupId, isTop: boolean): void => {
    const isTaken = ({ pointer }: { pointer: string }) => (isTop ? isWithinTaken(pointer) : taken.has(pointer));
    for (const field of fields) {
      total++;
      const { pointer, key, value } = field;
      if (value.kind === 'empty' || isTaken(field)) continue;
      const words = read(key);
      const isOfScreening = group === 'screening';
      const isUnderstood = isOfScreening
        ? isHarmless(field, words) || (hasFinding && saysThatFound(words))
        : groupOf(words) !== null || value.kind === 'date';
      if (isUnderstood) continue;
      if (!known.has(pointer)) notUnderstood.push({ pointer });
      if (isOfScreening) suspicious.push(pointer);
    }
    for (const part of parts) {
      if (isTaken(part) || isAskedKey(read(part.key)) || ASIDE.test(read(part.key).join(' ')))
        total += countFields(part);
      else visit(part, group, false);
    }
  };
  for (const section of report.sections) visit(section, section.group, true);

  const unclear = screening.unclear.map(({ pointer }) => pointer).filter((pointer) => !isWithinTaken(pointer));
  const isWithinEntry = createIsWithin(new Set(unclear));
  const places = [...unclear, ...suspicious.filter((pointer) => !isWithinEntry(pointer))];
  const [pointer] = places;
  // Neither says that anybody looked.
  const isOpen = report.screening.some(({ state }) => state === 'absent' || state === 'empty-list');
  return { total, notUnderstood, possible: isOpen && pointer !== undefined ? { n: places.length, pointer } : null };
}
