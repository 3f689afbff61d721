import type { z } from 'zod';
import { type Refusal, refuse } from './refusal.ts';

/** Either the valid request or the refusal to answer with. */
export type ReadRequest<T> = { ok: true; request: T } | { ok: false; refusal: Refusal };

/** What of a received request decides whether it is accepted. */
export interface ReceivedRequest {
  authorization: string | undefined;
  contentType: string | undefined;
  rawBody: string;
}

/**
 * Checks a received request against the interface: key, content type, JSON, fields.
 *
 * @param received headers and raw body text as they arrived
 * @param apiKey the one key that is accepted
 * @param schema of the operation's body
 * @returns the request, or a refusal with status 401, 415, 400 or 422. Never throws.
 */
export function readRequest<T>(received: ReceivedRequest, apiKey: string, schema: z.ZodType<T>): ReadRequest<T> {
  const { authorization, contentType, rawBody } = received;
  if (authorization === undefined) return { ok: false, refusal: refuse(401, 'missing_key', 'An API key is required.') };
  // Compared as a whole: the interface asks for "Bearer", one space and the key, and for nothing more lenient.
  if (authorization !== `Bearer ${apiKey}`)
    return { ok: false, refusal: refuse(401, 'invalid_key', 'The API key is not valid.') };
  if (contentType !== 'application/json')
    return { ok: false, refusal: refuse(415, 'unsupported_media_type', 'Content-Type must be application/json.') };
  const body = parseJson(rawBody);
  if (body === undefined) return { ok: false, refusal: refuse(400, 'malformed_json', 'The request body is not JSON.') };
  const parsed = schema.safeParse(body);
  return parsed.success
    ? { ok: true, request: parsed.data }
    : { ok: false, refusal: refuseFields(parsed.error.issues) };
}

/** Parses JSON text. @returns the value, or undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuseFields(issues: readonly z.core.$ZodIssue[]): Refusal {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'];
    const text = issue.code === 'unrecognized_keys' ? 'unknown field' : issue.message;
    for (const name of names) fields[name] = [...(fields[name] ?? []), text];
  }
  return refuse(422, 'invalid_request', 'The request has fields that are not valid.', fields);
}
