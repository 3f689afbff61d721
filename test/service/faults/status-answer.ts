import { writeError } from './error-shape.ts';
import type { FaultOf } from './fault.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { statusText } from './status-texts.ts';

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
