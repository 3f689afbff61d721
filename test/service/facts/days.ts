const millisecondsPerDay = 86_400_000;

/** The day that invented facts count from. It is fixed, so that answers are the same every day. */
export const referenceDay = '2026-11-02';

/** The moment the invented answers claim to be made. */
export const referenceTime = `${referenceDay}T09:30:00Z`;

/** The day `days` days before the reference day. @returns text YYYY-MM-DD */
export function daysAgo(days: number): string {
  const time = Date.parse(`${referenceDay}T00:00:00Z`) - days * millisecondsPerDay;
  return new Date(time).toISOString().slice(0, 10);
}

/** Whole years from a day (YYYY-MM-DD) to the reference day. */
export function yearsSince(day: string): number {
  const years = Number(referenceDay.slice(0, 4)) - Number(day.slice(0, 4));
  return referenceDay.slice(5) >= day.slice(5) ? years : years - 1;
}
