import { normalizeKey } from './blank';

const WORKING =
  /^(processing|inprogress|queued|running|started|awaiting|calculating|working|initiated|notready|incomplete)$/;

/**
 * Whether a status says that work continues (Bureau AWAITING, Persona pending). "pending" is `perhaps`: it may also be
 * a human review beside a complete answer.
 */
export function readWorkingStatus(status: string): 'surely' | 'perhaps' | null {
  if (status.length > 20) return null;
  const word = normalizeKey(status.trim());
  return WORKING.test(word) ? 'surely' : word === 'pending' ? 'perhaps' : null;
}
