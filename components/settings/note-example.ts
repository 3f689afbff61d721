import type { LogLine } from '@/utils/log/log-line';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { SINGLE } from '@/utils/lookup/lookup-record';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { Report } from '@/utils/reading/report';
import { type Result, resultOf } from '@/utils/result/result';
import { accountId } from '@/utils/service/account-id';

/** A result to show a template with. */
export interface NoteExample extends Result<Report> {
  isInvented: boolean;
}

const SUBJECT = {
  operation: 'overview',
  request: { subject_name: 'Ana Exemplo', entity_type: 'individual', dob: '1980-05-12' },
} as const;

const ANSWER = {
  decision: 'REVIEW',
  reasons: ['Name on a list'],
  sanctions: { hits: [{ name: 'Ana Exemplo', list: 'Example list', birth_date: '1961-03-04' }] },
  pep: { hits: [] },
};

/** Without content: the case is that of the record. */
const LINE: LogLine = {
  ...{ number: 412, at: 0, salt: null, content: null, contentDigest: '', previous: '' },
  digest: '9f3c0a12',
};

/** Returns an invented result; `sentAt` in milliseconds since 1970. */
export function inventedExample(sentAt: number): NoteExample | null {
  const read = parseAnswer(JSON.stringify(ANSWER), SUBJECT);
  const record: LookupRecord = {
    id: '00000000-0000-4000-8000-000000000000',
    subject: SUBJECT,
    subjectKey: '',
    ...{ baseUrl: 'https://api.example.com', host: 'api.example.com' },
    ...{ accountId: accountId.parse(''), gesture: 'tab', batchId: SINGLE, position: 0, state: 'done' },
    ...{ createdAt: sentAt, sentAt, endedAt: sentAt, timeoutSeconds: 25, attempt: 1 },
    purpose: { reference: '4711', reason: '', operator: '' },
  };
  return read && { ...resultOf({ record, report: read.report, line: LINE }), isInvented: true };
}
