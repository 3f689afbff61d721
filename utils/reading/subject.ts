import { envelopes, onlyContainer } from './envelope';
import { isObject } from './json-node';
import type { Operation, Subject } from './report';
import { underAny } from './said';

const kindKeys = new Set(['entitytype', 'subjecttype', 'entitykind', 'schema']);
const echoKeys = new Set(['subject', 'request', 'query', 'input', 'entity']);
const businessWords = /^(business|company|organi[sz]ation|legal ?entity|corporate|corporation)$/i;

/**
 * Returns the kind of subject from the operation or the answer's `entity_type`, else `person`. It decides only an
 * order.
 */
export function subjectOf(json: unknown, operation: Operation): Subject {
  if (operation === 'score') return 'email';
  for (const { node } of envelopes(json)) {
    const only = onlyContainer(node);
    for (const place of [node, underAny(node, echoKeys)?.value, only === null ? null : node[only]]) {
      const kind = isObject(place) ? underAny(place, kindKeys)?.value : null;
      if (typeof kind === 'string') return businessWords.test(kind.replaceAll('_', ' ').trim()) ? 'business' : 'person';
    }
  }
  return 'person';
}
