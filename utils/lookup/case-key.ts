import { digestOf } from './subject-key';

/**
 * Returns the index key by which lookups and lines of a case are found; none without a case. A digest, because a case may be named
 * like a person, and keys outlive deletions; see {@link digestOf}.
 */
export const caseKey = (reference: string | undefined): { caseKey?: string } =>
  reference ? { caseKey: digestOf(JSON.stringify(['case', reference])) } : {};
