import { type JsonTree, parseJson } from '@/utils/json/json-tree';
import { buildReport } from '@/utils/reading/build-report';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { Operation, SubjectKind } from '@/utils/service/operations';

/** Returns a text as the tree of an answer. */
export function treeOfText(text: string): JsonTree {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.tree;
}

/** Returns a body as the tree of an answer that sends it. */
export const treeOf = (body: unknown): JsonTree => treeOfText(JSON.stringify(body));

/** Returns the report about a body. */
export const reportOf = (body: unknown, operation: Operation, rule?: ScoreRule, subject?: SubjectKind): Report =>
  buildReport({ answer: treeOf(body), operation, profile: { score: rule }, subject });
