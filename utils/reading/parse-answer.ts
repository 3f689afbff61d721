import { type JsonTree, parseJson } from '@/utils/json/json-tree';
import type { ReadingProfile } from '@/utils/reading/profile/profile';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { buildReport } from './build-report';
import type { Report } from './report';

/** An answer read for display: its tree, with every value as sent, and its report. */
export interface Interpretation {
  answer: JsonTree;
  report: Report;
}

/** Reads the stored text of an answer to a lookup. Returns null if it is not JSON. */
export function parseAnswer(text: string, subject: RequestSubject, profile?: ReadingProfile): Interpretation | null {
  const parsed = parseJson(text);
  if (!parsed.ok) return null;
  const { operation } = subject;
  const report = buildReport({ answer: parsed.tree, operation, profile, subject: describeSubject(subject).kind });
  return { answer: parsed.tree, report };
}
