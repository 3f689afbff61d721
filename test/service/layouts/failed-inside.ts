import type { JsonObject } from '../json.ts';
import type { Layout } from './layout.ts';

/**
 * The body of a failure that travels with status 200.
 *
 * @param message the service's text for people
 * @param code the service's code
 */
export function failedBody(requestId: string, message: string, code: string): JsonObject {
  return { success: false, error: { code, message }, data: {}, request_id: requestId };
}

const message = 'The data sources did not answer in time. Nothing was looked up.';

/** Status 200, yet the body says that it failed. */
export const failedInside: Layout = {
  purpose: 'status 200 with success: false',
  score: (facts) => failedBody(facts.requestId, message, 'SOURCES_UNAVAILABLE'),
  overview: (facts) => failedBody(facts.requestId, message, 'SOURCES_UNAVAILABLE'),
};
