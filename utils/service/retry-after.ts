/**
 * Seconds to wait as the `Retry-After` header says, or undefined without a usable one (RFC 9110 §10.2.3).
 * A date is judged against the answer's own `Date`, since this computer's clock may be wrong; the past is 0.
 */
export function retryAfterSeconds(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value);
  const date = Date.parse(value);
  if (Number.isNaN(date) || !/[a-z]{3}/i.test(value)) return undefined;
  const sent = Date.parse(headers.get('date') ?? '');
  return Math.max(0, Math.ceil((date - (Number.isNaN(sent) ? now : sent)) / 1000));
}
