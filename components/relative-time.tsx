const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns "3 hours ago" for a moment before `now`; "just now" under a minute or if the clock ran ahead. */
export function relativeTime(at: number, now: number): string {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  for (const [unit, ms] of UNITS) {
    if (now - at >= ms) return words.format(-Math.floor((now - at) / ms), unit);
  }
  return 'just now';
}

/** Shows the age of a moment, with the exact local time on hover and for assistive technology. */
export function RelativeTime({ at, now }: { at: number; now: number }) {
  const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
  return (
    <time dateTime={new Date(at).toISOString()} title={exact}>
      {relativeTime(at, now)}
    </time>
  );
}
