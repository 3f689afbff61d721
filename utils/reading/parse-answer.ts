import { type JsonTree, parseJson } from '@/utils/json/json-tree';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
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
export function parseAnswer(text: string, subject: RequestSubject, rule?: ScoreRule): Interpretation | null {
  const parsed = parseJson(text);
  if (!parsed.ok) return null;
  const { operation } = subject;
  const report = buildReport({ answer: parsed.tree, operation, rule, subject: describeSubject(subject).kind });
  return { answer: parsed.tree, report };
}
