import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Operation } from '@/utils/service/operations';
import { lookupRecordWith } from '../lookup/record';
import { ownChecks } from '../reading/known-checks';
import { ownResponses } from '../reading/known-responses';
import { ownScreenings } from '../reading/known-screenings';

/** A lookup of Jane Sample by an operation, answered at noon. */
export const lookupOf = (operation: Operation): LookupRecord =>
  lookupRecordWith({
    endedAt: Date.UTC(2026, 10, 20, 12),
    subject:
      operation === 'score'
        ? { operation, request: { email: 'jane@example.com' } }
        : { operation, request: { subject_name: 'Jane Sample', entity_type: 'individual' } },
  });

/** Every invented body of this project, and the operation that it answers. */
export const ownBodies = (): { body: unknown; operation: Operation }[] => [
  ...ownResponses(),
  ...ownChecks(),
  ...ownScreenings().map(({ body }) => ({ body, operation: 'overview' as const })),
];
