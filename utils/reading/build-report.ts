import { displayName, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { readCounts } from '@/utils/reading/facts/counts';
import { readEcho } from '@/utils/reading/facts/echo';
import { readFacts } from '@/utils/reading/facts/facts';
import { type InBandFailure, readInBandFailure, readPending } from '@/utils/reading/facts/in-band-failure';
import { readMissing } from '@/utils/reading/facts/missing-parts';
import { readNestedFailure } from '@/utils/reading/facts/nested-failure';
import { readReasons } from '@/utils/reading/facts/reasons';
import { readScreening } from '@/utils/reading/facts/screening/read-screening';
import { saysFinding } from '@/utils/reading/facts/screening/screening-row';
import { applyLayout } from '@/utils/reading/profile/apply-layout';
import { readEmptyLists } from '@/utils/reading/profile/empty-list';
import { knownPointers } from '@/utils/reading/profile/patterns-of-answer';
import type { ReadingProfile } from '@/utils/reading/profile/profile';
import { readScore } from '@/utils/reading/score/read-score';
import type { AbstainReason, Score } from '@/utils/reading/score/score';
import { readVerdict } from '@/utils/reading/score/verdict';
import { OPERATIONS, type Operation, type SubjectKind } from '@/utils/service/operations';
import { readCoverage } from './coverage';
import { createDoubt } from './doubt';
import type { Report } from './report';
import { buildField, buildPart, isPart } from './sections/build-part';
import { GROUP_ORDER } from './sections/group-of';
import { groupOfEntry } from './sections/group-of-entry';
import type { GroupId, Section } from './sections/section';
import { topEntries } from './sections/top-entries';

/** Returns the whole answer in the order that users expect for this subject. Every leaf occurs exactly once. */
function buildSections(root: JsonNode | JsonLeaf, subject: SubjectKind): Section[] {
  const groups = new Map<GroupId, Section>();
  for (const entry of topEntries(root)) {
    const group = groupOfEntry(entry);
    const section = groups.get(group) ?? { group, fields: [], parts: [] };
    groups.set(group, section);
    const { item } = entry;
    const title = entry.title ?? (item.parent === null ? '' : displayName(item));
    if (isPart(item)) section.parts.push(buildPart(item, title));
    else section.fields.push({ ...buildField(item), name: title });
  }
  return GROUP_ORDER[subject].flatMap((group) => groups.get(group) ?? []);
}

/** An answer, and what is known about the lookup that it belongs to. */
export interface Source {
  answer: JsonTree;
  operation: Operation;
  /** The provider profile for this operation and base URL. */
  profile?: ReadingProfile | undefined;
  /** Orders the sections; by default, what the operation asks about. */
  subject?: SubjectKind | undefined;
}

/** Reads an answer into a report. Pure, linear in its size, never throws. */
export function buildReport({
  answer,
  operation,
  profile,
  subject = OPERATIONS[operation].subjectKind,
}: Source): Report {
  const doubt = createDoubt(answer);
  const reading = readScore(answer, operation, profile?.score);
  const failure = readFailure(answer, operation);
  const pending = failure === null ? readPending(answer, () => isKnown(reading.score)) : null;
  const stop: AbstainReason | null = failure !== null ? 'failed' : pending !== null ? 'pending' : null;
  const score = stop === null ? reading.score : null;
  const screening = readScreening(answer, OPERATIONS[operation].isScreening);
  const hasHits = screening.rows.some(
    ({ state, isMention }) => state === 'found' || (state === 'listed' && !isMention),
  );
  const report = {
    operation,
    subject,
    ...doubt.ofScore({ score, abstained: stop === null ? reading.abstained : { reason: stop, pointer: null } }),
    candidates: reading.candidates.filter(doubt.isCertain),
    label: failure === null ? doubt.ofVerdict(readVerdict(answer, score, operation, hasHits)) : null,
    reasons: readReasons(answer).filter(doubt.isCertain),
    counts: readCounts(answer).filter(doubt.isCertain),
    facts: readFacts(answer.leaves).filter(({ field }) => doubt.isCertain(field)),
    screening: screening.rows.map(doubt.ofScreening),
    screeningEntries: screening.entries.filter(doubt.isCertain),
    denials: screening.denials.filter(doubt.isCertain),
    echo: readEcho(answer, screening.at, screening.evidence),
    sections: buildSections(answer.root, subject),
    missing: stop === null ? readMissing(answer) : [],
    failure,
    pending,
    duplicateKeys: answer.repeated,
    profile: null,
  };
  const full: Report = { ...report, coverage: readCoverage(report, screening) };
  if (!profile) return full;
  const confirmed = applyLayout(readEmptyLists(full, profile.emptyList), answer, profile);
  // A failed answer is not read by the layout.
  const known = confirmed.profile && profile.layout ? knownPointers(answer, profile.layout) : undefined;
  return { ...confirmed, coverage: readCoverage(confirmed, screening, known) };
}

/** Returns the failure of the whole lookup. An error deep inside counts only if nothing else can be read. */
function readFailure(answer: JsonTree, operation: Operation): InBandFailure | null {
  const stated = readInBandFailure(answer);
  if (stated !== null) return stated;
  const nested = readNestedFailure(answer);
  return nested !== null && saysNothing(answer, operation) ? nested : null;
}

/** Whether an answer has no score, no verdict and no finding. */
function saysNothing(answer: JsonTree, operation: Operation): boolean {
  const { score, candidates } = readScore(answer, operation, undefined);
  if (candidates.some(({ named }) => named) || readVerdict(answer, score, operation) !== null) return false;
  return !readScreening(answer).rows.some(saysFinding) && readCounts(answer).every(({ n }) => n === 0);
}

/** A 0 may mean "not yet", unless the user chose the field. */
const isKnown = (score: Score | null): boolean => score !== null && (score.number !== 0 || score.found === 'rule');

/**
 * Decides whether a 200 is an answer: null if it is. The client calls it before it reports success. The report has the
 * same verdict, so a stored success is never shown as failed.
 */
export function detectInBandFailure(
  answer: JsonTree,
  operation: Operation,
): { kind: 'failed-inside' | 'still-working'; text?: string } | null {
  const failure = readFailure(answer, operation);
  if (failure !== null) return { kind: 'failed-inside', ...(failure.text === null ? {} : { text: failure.text }) };
  const pending = readPending(answer, () => isKnown(readScore(answer, operation, undefined).score));
  return pending === null ? null : { kind: 'still-working', text: pending.text };
}
