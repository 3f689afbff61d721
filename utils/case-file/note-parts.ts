import { comparisonInWords } from '@/utils/compare/comparison-in-words';
import { recordInWords } from '@/utils/compare/record-in-words';
import { shortLine } from '@/utils/log/log-line';
import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import type { Role } from '@/utils/lookup/role';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import { rowNamesOf } from '@/utils/reading/glance-report';
import {
  COUNT_NAMES,
  changedInWords,
  countInWords,
  duplicateKeyText,
  entriesRemarks,
  isScreened,
  noScoreTexts,
  notUnderstoodInWords,
  possibleInWords,
  SCREENING_NAMES,
  scaleInWords,
  strengthName,
  strengthScaleText,
} from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { rowsInWords } from '@/utils/reading/rows-in-words';
import { valueText } from '@/utils/reading/sections/value-text';
import { comparedRecord } from '@/utils/result/compared-record';
import type { Result } from '@/utils/result/result';
import { environmentName } from '@/utils/service/environment';
import { OPERATIONS } from '@/utils/service/operations';
import { plainLine, wholeLine } from '@/utils/service/redact';
import { describeSubject } from '@/utils/service/request-subject';
import type { Texts } from '@/utils/texts/texts';
import { otherSubjectOf } from './contradictions';
import { decisionLines, hitRemarks } from './decision-in-note';
import { denialInWords } from './denial-in-words';
import { foreignText, unparted } from './foreign-text';
import type { NoteParts } from './note-template';
import { otherSubjectInWords } from './other-subject-in-words';
import { withoutSubject } from './without-subject';

/** What a note is made with. */
export interface NoteContext {
  /** Otherwise the subject is left out and removed from the service's words, which may still name others. */
  personal: boolean;
  texts: Texts;
  /** YYYY-MM-DD, for decisions that have an end. */
  today: string;
}

const MAX_REASONS = 3;
const MAX_REPEATED = 3;

/** Returns the values of a note, in the language of `texts`, with times in UTC. Every hit is one of them. */
export function noteParts(result: Result<Report>, { personal, texts, today }: NoteContext): NoteParts {
  const { record, role, report, purpose, line } = result;
  const { t } = texts;
  const removed = t('note.removed');
  const named = (text: string) => (personal ? text : withoutSubject(text, record.subject, removed));
  const clean = (text: string) => plainLine(named(text));
  /** Words of the service that stand alone. */
  const said = (text: string) => foreignText(clean(text));
  /** The user's own words are never cut. */
  const own = (text: string) => wholeLine(named(text));
  const { words } = OPERATIONS[record.subject.operation];
  const { label, reasons, counts, screening, screeningEntries, missing, duplicateKeys, coverage } = report;
  const other = otherSubjectOf(record, report);
  const inWords = rowsInWords({ ...report, rowNames: rowNamesOf(report) }, texts);
  const changed = changedInWords(report.profile, texts);
  const hitRemark = hitRemarks(result, texts);
  const comparison = result.comparison();
  // The record names the owner of the address.
  const owner = personal ? comparedRecord(record, report) : null;
  const { reference = '', reason = '', operator = '' } = purpose ?? {};
  const environment = plainLine(environmentName(record.environment ?? '', texts));
  const isPossible = isScreened(report);
  const open = isPossible ? [possibleInWords(coverage, texts), notUnderstoodInWords(coverage, texts)] : [];
  return {
    operation: [t(words.name)],
    subject: [[personal ? subjectLine(record, texts) : removed, ...roleIn(role, personal, texts, own)].join(' · ')],
    sent: [sentIn(record, texts)],
    environment: environment === '' ? [] : [environment],
    changed: changed === null ? [] : [changed],
    score: [scoreIn(report, texts, clean)],
    verdict: label === null ? [] : [`${said(label.name)} ${said(label.text)}`],
    reasons: [
      ...reasons.slice(0, MAX_REASONS).map(({ text }) => said(text)),
      ...(reasons.length > MAX_REASONS ? [t('list.more', { more: reasons.length - MAX_REASONS })] : []),
    ],
    counts: counts.map((count) =>
      t('list.named', { name: t(COUNT_NAMES[count.kind]), value: countInWords(count, texts) }),
    ),
    screening: isPossible
      ? [screening.map((row) => clean(screeningLine(row, inWords.get(row.kind) ?? '', texts))).join('; ')]
      : [],
    hits: [
      ...screeningEntries.map((entry) => {
        const compared = comparison.get(entry.pointer);
        const words = compared ? comparisonInWords(compared, texts, said) : [];
        // Neither the list nor the decision is cut off: only single values are.
        return [entryLine(entry, texts, said), clean(words.join(', ')), own(hitRemark(entry.pointer))]
          .filter((part) => part !== '')
          .join(' · ');
      }),
      ...entriesRemarks(report, texts),
      ...(owner === null ? [] : recordInWords(owner, t, said).map(plainLine)),
    ],
    missing: [
      ...open.filter((sentence) => sentence !== null),
      ...(missing.length === 0
        ? []
        : [t('result.missing', { parts: texts.formats.list(missing.map(({ name }) => said(name))) })]),
    ],
    contradictions: [
      ...(other === null
        ? []
        : [
            personal
              ? plainLine(
                  otherSubjectInWords({ ...other, stated: { ...other.stated, text: said(other.stated.text) } }, texts),
                )
              : t('result.otherTitle'),
          ]),
      ...report.denials.map((field) => unparted(clean(denialInWords(field, texts)))),
      ...duplicateKeys
        .slice(0, MAX_REPEATED)
        .map((field) => t('note.repeated', { field: unparted(clean(duplicateKeyText(field, texts))) })),
      ...(duplicateKeys.length > MAX_REPEATED ? [t('list.more', { more: duplicateKeys.length - MAX_REPEATED })] : []),
    ],
    ...decisionLines(result, today, texts, own),
    reference: reference === '' ? [] : [own(reference)],
    reason: reason === '' ? [] : [own(reason)],
    user: operator === '' ? [] : [own(operator)],
    id: [record.id],
    log: line === null ? [] : [shortLine(line)],
  };
}

/** Returns the score as sent with its known scale, or why there is none. @param clean for words of the service */
function scoreIn(
  { score, abstained, candidates }: Pick<Report, 'score' | 'abstained' | 'candidates'>,
  texts: Texts,
  clean: (words: string) => string,
): string {
  const { t } = texts;
  if (score === null) {
    const { title, sentence } = noScoreTexts(abstained, texts, candidates);
    return t('list.titleAndSentence', { title, sentence: clean(sentence) });
  }
  const { value, path, name, band } = score;
  return [
    t('note.scoreOf', { score: value, field: clean([...path, name].join(' › ')) }),
    ...scaleInWords(score, texts),
    ...(band === null ? [] : [t('note.band', { band: plainLine(band.name) })]),
  ].join(' · ');
}

function sentIn(record: LookupRecord, { t }: Texts): string {
  const { createdAt, endedAt = createdAt, reusedFrom } = record;
  const provider = record.host;
  if (reusedFrom === undefined) return t('note.sentTo', { time: utc(requestedAt(record)), provider });
  return t('note.receivedFrom', { time: utc(endedAt), provider });
}

/** Returns what the subject is to another one, whose name is personal too. @param own for words of the user */
function roleIn(role: Role | null, personal: boolean, { t }: Texts, own: (words: string) => string): string[] {
  const value = [role?.name ?? '', personal ? (role?.of ?? '') : '']
    .map((text) => foreignText(own(text)))
    .filter((text) => text !== '')
    .join(' · ');
  return value === '' ? [] : [t('list.named', { name: t('parties.role'), value })];
}

function subjectLine({ subject }: LookupRecord, texts: Texts): string {
  const { title, details } = describeSubject(subject);
  return [foreignText(wholeLine(title)), ...details(texts)].join(' · ');
}

/** Returns `2026-11-21 08:44:19 UTC`, independent of the reader's time zone. */
export const utc = (at: number): string => [new Date(at).toISOString().slice(0, 19).replace('T', ' '), 'UTC'].join(' ');

function screeningLine({ kind, contradictedBy }: ScreeningRow, state: string, { t }: Texts): string {
  const also = contradictedBy === null ? '' : ` (${t('screening.alsoNone')})`;
  return `${t('list.named', { name: t(SCREENING_NAMES[kind]), value: state })}${also}`;
}

/** In UTF-16 units. A longer name would hide what stands behind it. */
const MAX_NAME = 120;
const cutName = (name: string): string => (name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 1)}…`);

/**
 * Returns a screening entry in one line, in the answer's words: kinds, name, list, type, strength of the match.
 * @param said makes a value of the service safe to stand beside our words
 */
function entryLine(entry: ScreeningEntry, texts: Texts, said: (text: string) => string): string {
  const { kinds, name, list, type, strength, other, matches, states } = entry;
  const words = [
    said(cutName(name.map(({ value }) => valueText(value)).join(' '))),
    list && said(valueText(list.value)),
    type && said(valueText(type.value)),
    other && `${said(other.name)}: ${said(valueText(other.value))}`,
    strength && `${said(strengthName(strength, texts))}: ${said(valueText(strength.value))}`,
    strengthScaleText(entry, texts),
    matches.length > 0 &&
      `${texts.t('compare.provider')}: ${matches.map(({ text }) => text.split(': ').map(said).join(': ')).join(', ')}`,
    ...states.map((state) => `${said(state.name)}: ${said(valueText(state.value))}`),
  ];
  const details = words.filter(Boolean).join(', ');
  return `${texts.formats.list(kinds.map((kind) => texts.t(SCREENING_NAMES[kind])))}: ${details}`;
}
