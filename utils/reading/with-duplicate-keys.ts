import type { DuplicateKey } from '@/utils/json/duplicate-keys';
import { nameOf, splitKey } from '@/utils/json/words';
import type { ScreeningRow } from './facts/screening/screening-row';
import { mayMention } from './facts/screening/statement';
import type { Report } from './report';
import type { AbstainReason } from './score/score';
import { isScoreName } from './score/score-name';
import type { AnswerField, AnswerPart } from './sections/section';

/** Returns the values sent as "5, 95", with a "…" for those that are not known. */
export const duplicateValues = ({ values, times }: DuplicateKey): string =>
  [...values, ...(times > values.length ? ['…'] : [])].join(', ');
export const duplicateName = ({ key }: DuplicateKey): string => nameOf(key, splitKey(key));

const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/**
 * Applies duplicate keys to a report. The answer does not tell which value is meant, so none is the score, the label,
 * a reason, a count or a "none found"; each is shown with all its values.
 */
export function withDuplicateKeys(report: Report, duplicates: readonly DuplicateKey[]): Report {
  if (duplicates.length === 0) return report;
  const byPointer = new Map(duplicates.map((field) => [field.pointer, field]));
  /** Returns the field at a pointer, or around it, that was sent with different values. */
  const doubtAt = (pointer: string): DuplicateKey | undefined => {
    for (let at = pointer; at !== ''; at = parentOf(at)) {
      const field = byPointer.get(at);
      if (field && !field.same) return field;
    }
    return undefined;
  };
  const { score, label } = report;
  const inDoubt = score ? doubtOfScore(report, duplicates, doubtAt) : doubtWithoutScore(report, duplicates);
  const labelDoubt = label ? doubtAt(label.pointer) : undefined;
  const ofField = (field: AnswerField): AnswerField => {
    const own = byPointer.get(field.pointer);
    return own ? { ...field, value: { kind: 'repeated', text: duplicateValues(own), times: own.times } } : field;
  };
  const ofPart = (part: AnswerPart): AnswerPart => {
    const own = byPointer.get(part.pointer);
    return own ? { ...part, times: own.times } : part;
  };
  return {
    ...report,
    duplicateKeys: [...duplicates],
    ...(inDoubt && {
      score: null,
      abstained: {
        reason: 'sent-twice',
        pointer: inDoubt.pointer,
        field: {
          name: duplicateName(inDoubt),
          text: duplicateValues(inDoubt),
          isNumber: false,
          times: inDoubt.times,
        },
      },
    }),
    candidates: report.candidates.filter(({ pointer }) => doubtAt(pointer) === undefined),
    label: label && labelDoubt ? { ...label, text: duplicateValues(labelDoubt), tone: null } : label,
    reasons: report.reasons.filter(({ pointer }) => doubtAt(pointer) === undefined),
    counts: report.counts.filter(({ pointer }) => doubtAt(pointer) === undefined),
    facts: report.facts.filter(({ field }) => doubtAt(field.pointer) === undefined),
    screeningEntries: report.screeningEntries.filter(({ pointer }) => doubtAt(pointer) === undefined),
    screening: report.screening.map((row) => screeningInDoubt(row, duplicates, doubtAt)),
    sections: report.sections.map((section) => ({ ...section, ...mapFields(section, ofField, ofPart) })),
  };
}

type DoubtAt = (pointer: string) => DuplicateKey | undefined;

/** An automatic score also needs an object without such fields: a duplicate key may be its scale or name. */
function doubtOfScore({ score }: Report, duplicates: readonly DuplicateKey[], doubtAt: DoubtAt) {
  if (score === null) return undefined;
  const own = doubtAt(score.pointer);
  if (own || score.found === 'rule') return own;
  return duplicates.find(({ pointer, same }) => !same && parentOf(pointer) === parentOf(score.pointer));
}

const WITHOUT_SCORE: ReadonlySet<AbstainReason> = new Set([
  ...(['none-found', 'not-a-number', 'not-computed'] as const),
  ...(['other-things', 'only-parts', 'several'] as const),
]);

/**
 * Without a score, a duplicate key may be the reason: its last value was unreadable, or both values looked like parts.
 */
function doubtWithoutScore({ abstained }: Report, duplicates: readonly DuplicateKey[]): DuplicateKey | undefined {
  if (abstained === null || !WITHOUT_SCORE.has(abstained.reason)) return undefined;
  return duplicates.find(({ key, same }) => !same && isScoreName(splitKey(key)));
}

/** A finding in one of two values must not be hidden by the other value. */
function screeningInDoubt(row: ScreeningRow, duplicates: readonly DuplicateKey[], doubtAt: DoubtAt): ScreeningRow {
  const isDoubtful = row.pointer !== null && doubtAt(row.pointer) !== undefined;
  if (row.state === 'found') return isDoubtful ? { ...row, n: null } : row;
  const mayBeElsewhere = duplicates.some(
    ({ same, holds, values }) => !same && (holds || values.some((value) => mayMention(value))),
  );
  return isDoubtful || mayBeElsewhere ? { ...row, state: 'listed', n: null } : row;
}

type Inside = Pick<AnswerPart, 'fields' | 'parts'>;

/** Returns the fields and parts with each field and part mapped, at any depth. */
function mapFields(
  inside: Inside,
  ofField: (field: AnswerField) => AnswerField,
  ofPart: (part: AnswerPart) => AnswerPart,
): Inside {
  return {
    fields: inside.fields.map(ofField),
    parts: inside.parts.map((part) => ({ ...ofPart(part), ...mapFields(part, ofField, ofPart) })),
  };
}
