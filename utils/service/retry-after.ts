/**
 * Returns the seconds to wait from `Retry-After`, or undefined without a usable value (RFC 9110 §10.2.3). Dates are
 * compared with the answer's `Date`: the local clock may be wrong. A past date gives 0.
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
