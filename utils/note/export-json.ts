import { askedAt, type LookupRecord, type StoredAnswer } from '../lookup/lookup-record';
import type { Report } from '../reading/report';
import type { ReadingRule } from '../reading/rule';

/** A look-up with everything that is to be kept of it. */
export interface Evidence {
  record: LookupRecord;
  answer: StoredAnswer;
  /** What was shown as the score, and the fields that were sent more than once; null for an answer that is no JSON. */
  report: Pick<Report, 'score' | 'repeated'> | null;
  rule: ReadingRule | null;
  /** Milliseconds since 1970. */
  exportedAt: number;
  /** Of the extension. */
  version: string;
}

/**
 * One JSON document: the context of the look-up, then the answer as received. The answer's own text is put in as it
 * stands, so that every digit and the order of keys stay; what is no JSON is put in as a text. `reusedFrom` names the
 * look-up whose stored answer served, where nothing was asked.
 */
export function exportJson({ record, answer, report, rule, exportedAt, version }: Evidence): string {
  const { score = null, repeated = [] } = report ?? {};
  const context = {
    exportedBy: `Sightline ${version}`,
    exportedAt: iso(exportedAt),
    lookup: record.id,
    operation: record.subject.operation,
    request: record.subject.request,
    baseUrl: record.baseUrl,
    host: record.host,
    connectionName: record.connectionName,
    askedAt: record.reusedFrom === undefined ? iso(askedAt(record)) : null,
    reusedFrom: record.reusedFrom ?? null,
    answeredAt: record.endedAt === undefined ? null : iso(record.endedAt),
    status: answer.status,
    contentType: answer.contentType,
    milliseconds: answer.ms,
    reading: {
      shownAsScore: score && { pointer: score.pointer, value: score.value, found: score.found },
      rule,
      sentMoreThanOnce: repeated.map(({ pointer, times, values }) => ({ pointer, times, values })),
    },
  };
  const [kind, text] = isJson(answer.text) ? ['answer', answer.text] : ['answerText', JSON.stringify(answer.text)];
  return `{\n"context": ${JSON.stringify(context, null, 2)},\n"${kind}": ${text}\n}\n`;
}

/** A file name that says nothing about the subject. */
export const exportName = ({ record }: Pick<Evidence, 'record'>): string =>
  `sightline-${record.subject.operation}-${iso(askedAt(record)).slice(0, 10)}-${record.id.slice(0, 8)}.json`;

const iso = (at: number): string => new Date(at).toISOString();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
