import type { JsonTree } from '@/utils/json/json-tree';
import type { Fact } from '@/utils/reading/facts/facts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import type { Report } from '@/utils/reading/report';
import { contradicts, scoreContradicts } from '@/utils/reading/score/tone';
import type { Verdict } from '@/utils/reading/score/verdict';
import { buildField } from '@/utils/reading/sections/build-part';
import { distinctChanges } from './change';
import { changedParts, goneFields } from './changed-parts';
import { type ConfirmedRow, readConfirmedRow } from './confirmed-row';
import { readConfirmedVerdict } from './confirmed-verdict';
import { entriesByLayout, isRenamed } from './entries-by-layout';
import { createFieldAt } from './field-at';
import { placesAt } from './pattern';
import type { ReadingProfile } from './profile';

/** What the general rules say of a row, and the profile's reading of it. */
interface Row extends Omit<ConfirmedRow, 'row'> {
  row: ScreeningRow;
}

const unconfirmed = (row: ScreeningRow): Row => ({ row, changes: [], isContradicted: false });

/** Returns a report as a profile's layout reads the answer. It adds and never hides a hit, a field or a contradiction. */
export function applyLayout(report: Report, answer: JsonTree, { layout, score }: ReadingProfile): Report {
  // A failed answer has another layout, and says nothing of the subject.
  if (layout === undefined || report.failure !== null || report.pending !== null) return report;
  const fieldAt = createFieldAt(layout);
  const rows = report.screening.map((row) => {
    const rule = layout.screening[row.kind];
    return rule ? readConfirmedRow(rule, row, answer.root, fieldAt) : unconfirmed(row);
  });
  const parts = changedParts(answer, layout, report.sections, fieldAt);
  const screening = rows.map(({ row }) =>
    withDoubt(
      row,
      parts.some(({ kinds }) => kinds.includes(row.kind)),
    ),
  );
  const verdict = layout.verdict && readConfirmedVerdict(layout.verdict, answer.root, fieldAt(layout.verdict.pattern));
  const label = chooseLabel(report, verdict?.verdict ?? null, screening);
  const isVerdictContradicted = contradicts(verdict?.verdict?.tone ?? null, report.label?.tone ?? null);
  const changes = [
    ...goneFields(answer, layout, score?.pointer ?? null, fieldAt),
    ...(verdict?.changes ?? []),
    ...rows.flatMap((row) => row.changes),
    ...parts.map(({ change }) => change),
  ];
  const screeningEntries = entriesByLayout(report.screeningEntries, answer.root, layout);
  return {
    ...report,
    label,
    screening,
    screeningEntries,
    facts: [...confirmedFacts(answer, layout.facts), ...report.facts.filter(isOther(answer, layout.facts))],
    profile: {
      confirmedOn: layout.confirmedOn,
      changes: distinctChanges(changes),
      contradictions: [
        ...rows.filter(({ isContradicted }) => isContradicted).map(({ row }) => row.kind),
        ...(isVerdictContradicted ? (['verdict'] as const) : []),
        ...(isAnyRenamed(report.screeningEntries, screeningEntries) ? (['hit-name'] as const) : []),
      ],
    },
  };
}

function isAnyRenamed(general: readonly ScreeningEntry[], entries: readonly ScreeningEntry[]): boolean {
  const byPointer = new Map(entries.map((entry) => [entry.pointer, entry]));
  return general.some((entry) => isRenamed(entry, byPointer.get(entry.pointer) ?? entry));
}

/** A part with a new field may hold a hit that nobody has confirmed, so its row no longer says "none". */
function withDoubt(row: ScreeningRow, isChanged: boolean): ScreeningRow {
  return isChanged && row.state === 'none-found' ? { ...row, state: 'absent', n: null, pointer: null } : row;
}

/** Returns the confirmed verdict, without a color where anything contradicts it; else the verdict of the general rules. */
function chooseLabel(report: Report, confirmed: Verdict | null, rows: readonly ScreeningRow[]): Verdict | null {
  if (confirmed === null) return report.label;
  const { tone } = confirmed;
  const isDoubtful =
    contradicts(tone, report.label?.tone ?? null) ||
    scoreContradicts(tone, report.score) ||
    (tone === 'calm' && rows.some(({ state }) => state === 'found' || state === 'listed'));
  return isDoubtful ? { ...confirmed, tone: null } : confirmed;
}

function confirmedFacts({ root }: JsonTree, patterns: readonly string[]): Fact[] {
  return patterns.flatMap((pattern): Fact[] => {
    const [place] = placesAt(root, pattern).places;
    return place ? [{ kind: 'confirmed', field: buildField(place) }] : [];
  });
}

/** Whether a fact is not one of the confirmed ones. */
function isOther({ root }: JsonTree, patterns: readonly string[]): (fact: Fact) => boolean {
  const shown = new Set(patterns.flatMap((pattern) => placesAt(root, pattern).places[0]?.pointer ?? []));
  return ({ field }) => !shown.has(field.pointer);
}
