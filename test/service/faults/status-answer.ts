import { type ErrorShape, writeError } from './error-shape.ts';
import type { FaultOf } from './fault.ts';
import type { PlainAnswer } from './plain-answer.ts';

/** The code, the text for people and, where JSON would not be plausible, the shape. */
interface StatusText {
  code: string;
  message: string;
  shape?: ErrorShape;
}

const texts: Readonly<Record<number, StatusText>> = {
  200: { code: 'ok', message: 'OK', shape: 'word' },
  202: { code: 'processing', message: 'The look-up is still being worked on.', shape: 'word' },
  204: { code: 'no_content', message: '', shape: 'empty' },
  304: { code: 'not_modified', message: '', shape: 'empty' },
  400: { code: 'bad_request', message: 'The request could not be read.' },
  401: { code: 'invalid_key', message: 'The API key is not valid.' },
  402: { code: 'insufficient_credit', message: 'There are no credits left on this account.' },
  403: { code: 'forbidden', message: 'Your plan does not include this operation.' },
  404: { code: 'not_found', message: 'Nothing is known about this subject.' },
  405: { code: 'method_not_allowed', message: 'Method Not Allowed', shape: 'html' },
  410: { code: 'gone', message: 'This version of the interface has ended.' },
  413: { code: 'too_large', message: 'The request is too large.' },
  415: { code: 'unsupported_media_type', message: 'Content-Type must be application/json.' },
  422: { code: 'invalid_request', message: 'This value is not valid.', shape: 'fields' },
  425: { code: 'too_early', message: 'Too Early', shape: 'text' },
  429: { code: 'rate_limited', message: 'Too many requests.' },
  451: { code: 'withheld', message: 'Data about this person may not be given out.' },
  500: { code: 'internal_error', message: 'Something went wrong on our side.' },
  502: { code: 'bad_gateway', message: 'Bad Gateway', shape: 'html' },
  503: { code: 'unavailable', message: 'The service is down for maintenance.' },
  504: { code: 'gateway_timeout', message: 'Gateway Time-out', shape: 'html' },
};

/** What a service might say with a status. */
function statusText(status: number): StatusText {
  return texts[status] ?? { code: `status_${status}`, message: `Status ${status}.` };
}

/** The answer for a `status` fault: plausible text in the asked shape, `Retry-After` and `X-Request-Id` when given. */
export function statusAnswer(fault: FaultOf<'status'>): PlainAnswer {
  const plausible = statusText(fault.status);
  const { body, contentType } = writeError(fault.shape ?? plausible.shape ?? 'error', {
    status: fault.status,
    code: fault.code ?? plausible.code,
    message: fault.message ?? plausible.message,
    requestId: fault.requestId,
  });
  const headers: Record<string, string> = {};
  if (contentType !== undefined) headers['Content-Type'] = contentType;
  if (fault.requestId !== undefined) headers['X-Request-Id'] = fault.requestId;
  if (fault.retryAfter !== undefined) headers['Retry-After'] = String(fault.retryAfter);
  if (fault.retryAfterDate !== undefined) headers['Retry-After'] = httpDate(fault.retryAfterDate);
  return { status: fault.status, headers, body };
}

/** HTTP date `seconds` from now, rounded up: HTTP dates know whole seconds only, and earlier would be too soon. */
function httpDate(seconds: number): string {
  return new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000).toUTCString();
}
