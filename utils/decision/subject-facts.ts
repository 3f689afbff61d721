import type { Report } from '@/utils/reading/report';
import type { AnswerField, AnswerPart, Section } from '@/utils/reading/sections/section';
import { digestOf } from '../lookup/subject-key';
import { factsDigest, hitKey } from './hit-key';

/** What an answer says of its subject, as a decision about the subject remembers it. */
export type AnsweredFacts = Pick<
  Report,
  'label' | 'score' | 'screening' | 'screeningEntries' | 'reasons' | 'counts' | 'sections'
>;

/**
 * Returns a digest of what an answer says of its subject: verdict, score, reasons, counts, screening and hits, in any order. A
 * decision holds while it is equal: another digest means that the answer has changed since.
 */
export function subjectFacts({
  label,
  score,
  screening,
  screeningEntries,
  reasons,
  counts,
  sections,
}: AnsweredFacts): string {
  return digestOf(
    JSON.stringify([
      label?.text ?? null,
      score?.value ?? null,
      // The answer is the same, whatever the user says that its empty lists mean.
      screening.map(({ kind, state, n, isEmptyList }) => [kind, isEmptyList ? 'empty-list' : state, n]),
      screeningEntries.map((hit) => `${hitKey(hit)} ${factsDigest(hit)}`).sort(),
      reasons.map(({ text }) => text.trim()).sort(),
      counts.map(({ kind, n, of }) => `${kind} ${n} ${of}`).sort(),
      sections
        .filter(({ group }) => !NOT_OF_SUBJECT.has(group))
        .flatMap(countsIn)
        .sort(),
    ]),
  );
}

/** Groups of fields that are about the search. */
const NOT_OF_SUBJECT: ReadonlySet<string> = new Set(['technical', 'request', 'sources']);
/** "Fraud reports", "Number of disputes", "Report count". */
const COUNTED = /\b(count|number of|total)\b|[^s]s$/i;
/** What grows by itself, and what is counted of the search. */
const NOT_COUNTED =
  /\b(days?|hours?|minutes?|seconds?|ms|milliseconds?|weeks?|months?|years?|bytes|age|time|requests|credits|queries|searches|scans|checks|followers|views|scores?|lists|sources|pages|results|records)\b/i;

/** Returns what parts of an answer count, without lists: their items are hits or stand in other words beside them. */
function countsIn({ fields, parts }: Pick<Section, 'fields' | 'parts'> | AnswerPart): string[] {
  const own = fields.flatMap(({ pointer, name, value }: AnswerField) =>
    value.kind === 'number' && Number.isInteger(value.number) && COUNTED.test(name) && !NOT_COUNTED.test(name)
      ? `${pointer} ${value.text}`
      : [],
  );
  return [...own, ...parts.filter(({ list }) => !list).flatMap(countsIn)];
}
