import { rowState } from '@/utils/batch/batch-counts';
import { hitsInWords } from '@/utils/batch/hits-in-words';
import type { RowSummary } from '@/utils/batch/row-summary';
import type { CaseLookup, CaseSubject } from '@/utils/case/case-subjects';
import { subjectDecisionText } from '@/utils/decision/decision-texts';
import type { PastDecision } from '@/utils/log/decision-in-log';
import { roleInWords } from '@/utils/lookup/role';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';
import { OPERATIONS } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';

/** What a case says of one of its lookups, in words; empty where there is nothing to say. */
export interface CaseCells {
  /** The operation. */
  asked: string;
  /** What the subject is to another one, such as "Director · Acme Ltd". */
  role: string;
  when: string;
  /** The provider's word and score as sent; of a lookup without an answer, why. */
  verdict: string;
  hits: string;
  /** What was decided about the subject on this lookup, with its day. */
  decision: string;
  /** Who decided. */
  by: string;
  note: string;
  /** The number of its line in the lookup log. */
  line: string;
}

/** Returns what a case says of one of its lookups. @param reading undefined until the summary of its answer is read */
export function caseCells(
  { operation, past }: Pick<CaseSubject, 'operation' | 'past'>,
  lookup: CaseLookup,
  reading: RowSummary | undefined,
  texts: Texts,
): CaseCells {
  const { t, formats } = texts;
  const decided = decisionOn(lookup.id, past);
  return {
    asked: t(OPERATIONS[operation].words.name),
    role: roleInWords(lookup.role),
    when: formats.moment(lookup.at, 'exact'),
    verdict: verdictOf(lookup, reading, texts),
    hits: hitsInWords(reading?.hits ?? null, texts),
    decision: decided ? subjectDecisionText(decided, texts) : '',
    by: decided?.operator ?? '',
    note: decided?.note ?? '',
    line: lookup.line ? String(lookup.line.number) : '',
  };
}

function verdictOf(
  { record, gone }: CaseLookup,
  reading: RowSummary | undefined,
  { t, formats }: Pick<Texts, 't' | 'formats'>,
): string {
  if (gone?.how === 'expired') return t('case.expired', { day: formats.moment(gone.at, 'day') });
  if (gone?.how === 'deleted' || record === null) return t('rows.notSaved');
  if (record.state !== 'done') return t(STATE_TEXTS[rowState(record)]);
  if (reading === undefined) return '…';
  if (!reading.isKept) return t('rows.notSaved');
  return [reading.label ?? '', reading.score ?? t('rows.noScore')].filter((text) => text !== '').join(' · ');
}

/** The newest decision about the subject that was made on a lookup and not taken back. */
function decisionOn(id: string, past: readonly PastDecision[]) {
  const made = past.findLast((one) => one.made.of === 'subject' && one.made.lookupId === id && !one.isUndone)?.made;
  return made?.of === 'subject' ? made : undefined;
}
