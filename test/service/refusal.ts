/** Statuses a request is refused with. */
export type RefusalStatus = 400 | 401 | 404 | 405 | 415 | 422;

/** A refusal: the status and the JSON body to send. */
export interface Refusal {
  status: RefusalStatus;
  body: { error: { code: string; message: string; fields?: Record<string, string[]> } };
}

/**
 * Builds a refusal. The interface shows no error at all, so status, code and body shape are inventions.
 *
 * @param fields per request field the texts that say what is wrong with it
 */
export function refuse(
  status: RefusalStatus,
  code: string,
  message: string,
  fields?: Record<string, string[]>,
): Refusal {
  return { status, body: { error: { code, message, ...(fields ? { fields } : {}) } } };
}
