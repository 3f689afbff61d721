import { readAnswer } from './read-answer';

/**
 * Whether a 200 is an answer at all: the client asks before it calls a reply a success. Null: it is one. The verdict is
 * the report's own, so that no answer is stored as done and then shown as failed.
 */
export function judgeAnswer(json: unknown): { kind: 'failed-inside' | 'still-working'; text?: string } | null {
  const { failure, pending } = readAnswer(json, 'score');
  if (failure !== null) return { kind: 'failed-inside', ...(failure.text === null ? {} : { text: failure.text }) };
  return pending === null ? null : { kind: 'still-working', text: pending.text };
}
