import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import {
  COUNT_NAMES,
  changedInWords,
  countInWords,
  coverageInWords,
  duplicateKeyText,
  entriesRemarks,
  noScoreTexts,
  SCREENING_NAMES,
  scaleInWords,
  screeningInWords,
  strengthName,
  strengthScaleText,
} from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { valueText } from '@/utils/reading/sections/read-value';
import { connectionLabel } from '@/utils/service/account-id';
import { environmentName } from '@/utils/service/environment';
import { OPERATIONS, type RequestSubject } from '@/utils/service/operations';
import { plainLine } from '@/utils/service/redact';
import { describeSubject } from '@/utils/service/request-subject';
import type { Texts } from '@/utils/texts/texts';
import { type DecisionContext, decisionLines, hitRemarks } from './decision-lines';

/** Returns the score as sent with its known scale, or why there is none. @param clean for words of the service */
function scoreLine(
  { score, abstained, candidates }: Pick<Report, 'score' | 'abstained' | 'candidates'>,
  texts: Texts,
  clean: (words: string) => string,
): string {
  const { t } = texts;
  if (score === null) {
    const { title, sentence } = noScoreTexts(abstained, texts, candidates);
    return t('note.noScore', { title, sentence: clean(sentence) });
  }
  const { value, path, name, band } = score;
  return [
    t('note.score', { score: value, field: clean([...path, name].join(' › ')) }),
    ...scaleInWords(score, texts),
    ...(band === null ? [] : [t('note.band', { band: plainLine(band.name) })]),
  ].join(' · ');
}

const MAX_REASONS = 3;
const MAX_REPEATED = 3;
const MAX_HITS = 30;
/** As a part of another word, so few Latin letters say nothing; elsewhere, two letters can be a whole name. */
const SHORT_LATIN = /^[\p{Script=Latin}\p{M}\p{N}]{2}$/u;

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const OF_A_WORD = '[\\p{L}\\p{M}\\p{N}]';

/**
 * Returns a lookup as plain text for a case file, in the language of `texts`, with times in UTC. Without `personal`,
 * the subject is left out and removed from the service's words, which may still name others. `logLine`: the line of the
 * lookup log about it, in short.
 */
export function caseNote(
  record: LookupRecord,
  report: Report,
  {
    personal,
    texts,
    decided,
    logLine,
  }: { personal: boolean; texts: Texts; decided?: DecisionContext; logLine?: string | undefined },
): string {
  const { t } = texts;
  const removed = t('note.removed');
  const clean = (text: string) => plainLine(personal ? text : withoutSubject(text, record.subject, removed));
  const { words, isScreening } = OPERATIONS[record.subject.operation];
  const { label, reasons, counts, screening, screeningEntries, missing, duplicateKeys } = report;
  const changed = changedInWords(report.profile, texts);
  const hitRemark = hitRemarks(decided, screeningEntries, texts);
  const isScreened =
    isScreening || report.coverage.possible !== null || screening.some(({ state }) => state !== 'absent');
  return [
    t('note.title', { operation: t(words.name) }),
    t('note.subject', { subject: personal ? subjectLine(record, texts) : removed }),
    sourceLine(record, texts),
    ...environmentLine(record, texts),
    ...(changed === null ? [] : [changed]),
    scoreLine(report, texts, clean),
    ...(label === null ? [] : [t('note.label', { name: clean(label.name), label: clean(label.text) })]),
    ...(reasons.length === 0 ? [] : [t('note.reasons')]),
    ...reasons.slice(0, MAX_REASONS).map(({ text }) => `- ${clean(text)}`),
    ...(reasons.length > MAX_REASONS ? [`- ${t('list.more', { more: reasons.length - MAX_REASONS })}`] : []),
    ...counts.map((count) => t('note.count', { kind: t(COUNT_NAMES[count.kind]), number: countInWords(count, texts) })),
    ...(!isScreened
      ? []
      : [t('note.screening', { rows: screening.map((row) => screeningLine(row, texts)).join('; ') })]),
    ...screeningEntries
      .slice(0, MAX_HITS)
      .map((entry) => `- ${clean(entryLine(entry, texts) + hitRemark(entry.pointer))}`),
    ...(screeningEntries.length > MAX_HITS
      ? [`- ${t('list.more', { more: screeningEntries.length - MAX_HITS })}`]
      : []),
    ...entriesRemarks(report, texts).map((remark) => `- ${remark}`),
    ...(isScreened ? [coverageInWords(report, texts)] : []).flatMap(({ possible, notUnderstood }) => [
      ...(possible === null ? [] : [possible]),
      ...(notUnderstood === null ? [] : [notUnderstood]),
    ]),
    ...(missing.length === 0
      ? []
      : [t('result.missing', { parts: texts.formats.list(missing.map(({ name }) => clean(name))) })]),
    ...duplicateKeys
      .slice(0, MAX_REPEATED)
      .map((field) => t('note.repeated', { field: clean(duplicateKeyText(field, texts)) })),
    ...(decided ? decisionLines(decided, report, texts, clean) : []),
    ...purposeLines(record, texts).map(clean),
    t('note.lookupId', { id: record.id }),
    ...(logLine === undefined ? [] : [t('note.log', { line: logLine })]),
  ].join('\n');
}

/** Returns for which case and why the lookup was made. */
function purposeLines({ purpose }: LookupRecord, { t }: Texts): string[] {
  const { reference = '', reason = '' } = purpose ?? {};
  return [
    ...(reference === '' ? [] : [t('note.reference', { reference })]),
    ...(reason === '' ? [] : [t('note.reason', { reason })]),
  ];
}

function environmentLine({ environment = '' }: LookupRecord, texts: Texts): string[] {
  const name = plainLine(environmentName(environment, texts));
  return name === '' ? [] : [texts.t('note.environment', { environment: name })];
}

function sourceLine(record: LookupRecord, { t }: Texts): string {
  const { createdAt, endedAt = createdAt, reusedFrom } = record;
  const provider = connectionLabel(record);
  if (reusedFrom === undefined) return t('note.sent', { time: utc(requestedAt(record)), provider });
  return t('note.reused', { time: utc(endedAt), provider });
}

function subjectLine({ subject }: LookupRecord, texts: Texts): string {
  const { title, details } = describeSubject(subject);
  return [plainLine(title), ...details(texts)].join(' · ');
}

/** Returns `2026-11-21 08:44:19 UTC`, independent of the reader's time zone. */
export const utc = (at: number): string => [new Date(at).toISOString().slice(0, 19).replace('T', ' '), 'UTC'].join(' ');

function screeningLine(row: ScreeningRow, texts: Texts): string {
  const { t } = texts;
  const also = row.contradictedBy === null ? '' : ` (${t('screening.alsoNone')})`;
  return `${t('screening.row', { kind: t(SCREENING_NAMES[row.kind]), state: screeningInWords(row, texts) })}${also}`;
}

/** Returns a screening entry in one line, in the answer's words: kinds, name, list, type, strength of the match. */
function entryLine(entry: ScreeningEntry, texts: Texts): string {
  const { kinds, name, list, type, strength, other } = entry;
  const words = [
    name.map(({ value }) => valueText(value)).join(' '),
    list && valueText(list.value),
    type && valueText(type.value),
    other && `${other.name}: ${valueText(other.value)}`,
    strength && `${strengthName(strength, texts)}: ${valueText(strength.value)}`,
    strengthScaleText(entry, texts),
  ];
  const details = words.filter(Boolean).join(', ');
  return `${texts.formats.list(kinds.map((kind) => texts.t(SCREENING_NAMES[kind])))}: ${details}`;
}

/** Returns a pattern for a date `1980-05-12` in figures: year first, day first or month first. */
function dateInAnyOrder(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => part.replace(/^0/, '0?'));
  const orders = [
    [year, month, day],
    [day, month, year],
    [month, day, year],
  ];
  return `(?<!\\d)(?:${orders.map((parts) => parts.join('[\\s./-]?')).join('|')})(?!\\d)`;
}

/** Removes the subject of a lookup from a text of the service, in any case, with or without accents. */
function withoutSubject(text: string, subject: RequestSubject, removed: string): string {
  // Sanctions lists leave accents out, and some texts have them as separate characters. Other marks, such as vowel signs
  // of Devanagari, are parts of a name.
  let clean = text.normalize('NFD');
  const remove = (pattern: string) => {
    clean = clean.replace(new RegExp(pattern, 'giu'), () => removed);
  };
  for (const word of describeSubject(subject).personalWords) {
    if ([...word].length < 2) continue;
    const letters = [...word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')];
    if (letters.length === 0) continue;
    const pattern = letters.map((letter) => `${RegExp.escape(letter)}[\\u0300-\\u036f]*`).join('');
    remove(SHORT_LATIN.test(word) ? `(?<!${OF_A_WORD})${pattern}(?!${OF_A_WORD})` : pattern);
    if (ISO_DATE.test(word)) remove(dateInAnyOrder(word));
  }
  return clean.normalize('NFC');
}
