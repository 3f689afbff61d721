import type { ScreeningEntry } from './facts/screening/screening-entry';
import type { ScreeningKind } from './lexicon/screening-kind';
import type { Coverage, Report } from './report';
import { nameAt } from './sections/name-at';

/** The number of reasons that a card shows. */
const REASONS = 3;

/** The names of the fields that rows of screening point at, as *All fields* shows them. */
export type RowNames = Readonly<Partial<Record<ScreeningKind, string>>>;

/** What of a report is drawn at a glance. Plain data without the answer: the background sends it to the card. */
export interface GlanceReport
  extends Pick<
    Report,
    | 'score'
    | 'abstained'
    | 'candidates'
    | 'label'
    | 'reasons'
    | 'counts'
    | 'facts'
    | 'screening'
    | 'denials'
    | 'profile'
    | 'missing'
    | 'duplicateKeys'
  > {
  screeningEntries: readonly Pick<ScreeningEntry, 'kinds' | 'pointer'>[];
  rowNames: RowNames;
  coverage: Pick<Coverage, 'possible'>;
}

/** Returns the names of the fields that the rows of a report point at. */
export const rowNamesOf = ({ screening, sections }: Pick<Report, 'screening' | 'sections'>): RowNames =>
  Object.fromEntries(
    screening.flatMap(({ kind, pointer }) => (pointer === null ? [] : [[kind, nameAt(sections, pointer)]])),
  );

/** Returns the part of a report that a card draws. */
export const glanceReport = (report: Report): GlanceReport => ({
  score: report.score,
  abstained: report.abstained,
  candidates: report.candidates,
  label: report.label,
  reasons: report.reasons.slice(0, REASONS),
  counts: report.counts,
  facts: report.facts,
  screening: report.screening,
  denials: report.denials,
  profile: report.profile,
  missing: report.missing,
  duplicateKeys: report.duplicateKeys,
  screeningEntries: report.screeningEntries.map(({ kinds, pointer }) => ({ kinds, pointer })),
  rowNames: rowNamesOf(report),
  coverage: { possible: report.coverage.possible },
});
