import type { Abstention } from './score';

/** The sentence about the field that an abstention concerns, or null if it concerns no field. */
export function abstentionWords({ reason, field }: Abstention): string | null {
  if (field === undefined) return null;
  const { name, text, isNumber } = field;
  if (reason === 'sent-twice') return `${name} was ${text}. Sightline does not choose between them.`;
  if (reason === 'not-computed') return `${name} was sent as “${text}”, the usual sign for “not computed”.`;
  if (text === '') return `${name} is in this answer, but nothing is in it.`;
  return `${name} was sent as “${text}”, which is ${isNumber ? 'too large for a score' : 'not a plain number'}.`;
}
