import { readAnswer } from './read-answer';
import type { Operation, Report } from './report';

/** A stored answer, read for display: the parsed JSON and its report. Null where the text is no JSON. */
export function readText(text: string, operation: Operation): { json: unknown; report: Report } | null {
  try {
    const json: unknown = JSON.parse(text);
    return { json, report: readAnswer(json, operation) };
  } catch {
    return null;
  }
}
