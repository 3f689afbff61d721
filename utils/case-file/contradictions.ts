import { findOtherSubject, type OtherSubject } from '@/utils/compare/other-subject';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import { valueText } from '@/utils/reading/sections/read-value';
import type { AnswerField } from '@/utils/reading/sections/section';
import type { Texts } from '@/utils/texts/texts';

/** Returns whom an answer is about, if that is clearly not whom the lookup asked about; otherwise null. */
export function otherSubjectOf(
  { subject, ownRecord, endedAt, createdAt }: Pick<LookupRecord, 'subject' | 'ownRecord' | 'endedAt' | 'createdAt'>,
  { echo, screeningEntries }: Pick<Report, 'echo' | 'screeningEntries'>,
): OtherSubject | null {
  const hits = screeningEntries.map(({ facts }) => facts);
  const answered = endedAt ?? createdAt;
  if (subject.operation === 'score') return findOtherSubject({ email: subject.request.email }, echo, hits, answered);
  const { subject_name, dob, entity_type } = subject.request;
  const names = [subject_name, ...(ownRecord?.names ?? [])];
  return findOtherSubject({ names, birth: dob ?? null, type: entity_type }, echo, hits, answered);
}

/** Returns "This result is about X. You asked about Y." */
export const otherSubjectInWords = ({ is, stated, asked }: OtherSubject, { t }: Pick<Texts, 't'>): string =>
  t(is === 'birth' ? 'result.otherBirth' : 'result.otherSubject', { stated: stated.text, asked });

/** Returns what contradicts the hits of an answer: "Match status says “no_match”, but there are hits". */
export const denialInWords = ({ name, value }: AnswerField, { t }: Pick<Texts, 't'>): string =>
  t('screening.denied', { field: name, value: valueText(value) });
