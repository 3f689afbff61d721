import type { Abstention } from './report';

/** What is said of the one field that an abstention is about, or null where it is about none. */
export function abstentionWords({ reason, field }: Abstention): string | null {
  if (field === undefined) return null;
  const { name, text, isNumber } = field;
  if (reason === 'sent-twice') return `${name} was ${text}. Sightline does not choose between them.`;
  if (text === '') return `${name} is in this answer, but nothing is in it.`;
  return `${name} was sent as “${text}”, which is ${isNumber ? 'too large for a score' : 'not a plain number'}.`;
}
