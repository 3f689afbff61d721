import type { Operation, SubjectKind } from '@/utils/service/operations';
import { findByKey } from './json/blank';
import { envelopes, onlyContainer } from './json/envelope';
import { isObject } from './json/json-object';

const KIND_KEYS = new Set(['entitytype', 'subjecttype', 'entitykind', 'schema']);
const ECHO_KEYS = new Set(['subject', 'request', 'query', 'input', 'entity']);
const BUSINESS = /^(business|company|organi[sz]ation|legal ?entity|corporate|corporation)$/i;

/**
 * Returns the kind of subject from the operation or the answer's `entity_type`, else `person`. It decides only an
 * order.
 */
export function subjectKindOf(json: unknown, operation: Operation): SubjectKind {
  if (operation === 'score') return 'email';
  for (const { node } of envelopes(json)) {
    const only = onlyContainer(node);
    for (const place of [node, findByKey(node, ECHO_KEYS)?.value, only === null ? null : node[only]]) {
      const kind = isObject(place) ? findByKey(place, KIND_KEYS)?.value : null;
      if (typeof kind === 'string') return BUSINESS.test(kind.replaceAll('_', ' ').trim()) ? 'business' : 'person';
    }
  }
  return 'person';
}
