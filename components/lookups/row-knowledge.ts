import { hitsInWords } from '@/utils/batch/hits-in-words';
import type { RowDecision } from '@/utils/batch/row-decision';
import { remarkText } from '@/utils/batch/row-remark';
import type { RowSummary } from '@/utils/batch/row-summary';
import { SUBJECT_DECISION_TEXTS } from '@/utils/decision/decision-texts';
import { keptCell } from '@/utils/lookup/kept-cell';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { changedSinceInWords } from '@/utils/reading/in-words';
import { birthInWords } from '@/utils/result/subject-title';
import { failureTexts } from '@/utils/service/failure-texts';
import { describeSubject } from '@/utils/service/request-subject';
import type { Texts } from '@/utils/texts/texts';
import type { RowColumn } from './row-columns';

/** What is known of a row beside its record. */
export interface RowKnowledge {
  /** Undefined until its answer is read. */
  reading: RowSummary | undefined;
  decision: RowDecision | undefined;
}

/** Returns why a row has no score, or what must be known of it. */
export function rowWhy({ failure, subject }: LookupRecord, { reading }: RowKnowledge, texts: Texts): string {
  if (failure) return failureTexts(failure, texts).title;
  const birth = birthInWords(subject, texts);
  return [
    reading?.changedSince && changedSinceInWords(reading.changedSince, texts),
    remarkText(reading?.remark ?? null, texts),
    // The birth stands beside the name.
    ...describeSubject(subject)
      .details(texts)
      .filter((detail) => detail !== birth),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the user's decision, beside the hits that match, and whether it no longer holds. Empty without one. */
export function decisionCell(decision: RowDecision | undefined, { t, formats }: Pick<Texts, 't' | 'formats'>): string {
  if (decision === undefined) return '';
  const { value, matches } = decision;
  const matched = matches === undefined ? '' : ` · ${t('decision.customer')}: ${formats.number(matches)}`;
  const words = `${t(SUBJECT_DECISION_TEXTS[value])}${matched}`;
  if (decision.standing === 'changed') return `${words} · ${t('decision.changed')}`;
  return decision.standing === 'valid' ? words : t('rows.decisionExpired', { decision: words });
}

/**
 * Returns what a row shows outside its columns, as sentences of their own: `from` is the step of width from which a column
 * has it. Hits come first.
 */
export function secondLine(
  record: LookupRecord,
  known: RowKnowledge,
  columns: readonly RowColumn[],
  texts: Texts,
): { text: string; from: RowColumn['from'] }[] {
  const { t } = texts;
  const { reading } = known;
  const decision = decisionCell(known.decision, texts);
  return columns
    .toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id))
    .map(({ id, name, from }) => ({ from, text: textOf(id, name) }))
    .filter(({ text }) => text !== '');

  function textOf(id: RowColumn['id'], name: RowColumn['name']): string {
    if (id === 'hits') return hitsInWords(reading?.hits ?? null, texts);
    if (id === 'decision') return decision && t('rows.decisionIs', { decision });
    // Where the band has no column, its name says whose word it is.
    if (id === 'band') return reading?.band ? t('rows.bandIs', { band: reading.band }) : '';
    if (id === 'remark') return rowWhy(record, known, texts);
    if (id !== 'kept' || typeof name === 'string') return '';
    const cell = keptCell(record, name.at);
    return cell && `${name.heading}: ${cell}`;
  }
}

const ORDER: readonly RowColumn['id'][] = ['hits', 'decision', 'kept', 'band', 'remark'];
