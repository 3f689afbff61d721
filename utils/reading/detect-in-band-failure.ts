import { readAnswer } from './read-answer';

/**
 * Decides whether a 200 is an answer: null if it is. The client calls it before it reports success. The report has the
 * same verdict, so a stored success is never shown as failed.
 */
export function detectInBandFailure(json: unknown): { kind: 'failed-inside' | 'still-working'; text?: string } | null {
  const { failure, pending } = readAnswer(json, 'score');
  if (failure !== null) return { kind: 'failed-inside', ...(failure.text === null ? {} : { text: failure.text }) };
  return pending === null ? null : { kind: 'still-working', text: pending.text };
}
