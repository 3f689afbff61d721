import { caseKey } from '../lookup/case-key';
import { type LookupRecord, SINGLE } from '../lookup/lookup-record';
import { relatedKeys } from '../lookup/related-keys';
import { subjectKeys } from '../lookup/subject-key';
import { accountId } from '../service/account-id';
import type { CarriedLookup } from './hand-over';

/**
 * The account of lookups that were read in. No connection has it, so that no answer of a file is offered in place of a lookup, and
 * no page shows its score.
 */
export const FROM_FILE = accountId.parse('file');

/** Returns a lookup of a file as it is stored and shown here. */
export function lookupOfFile({ batchId, ...lookup }: CarriedLookup): LookupRecord {
  const { subject, baseUrl } = lookup;
  const keys = {
    ...subjectKeys(subject, { baseUrl, accountId: FROM_FILE }),
    ...relatedKeys(subject),
    ...caseKey(lookup.purpose?.reference),
  };
  return { ...lookup, ...keys, batchId: batchId || SINGLE, accountId: FROM_FILE };
}
