/**
 * Returns the user's calendar day, `YYYY-MM-DD`. The budget resets at the user's midnight, and no date of birth is
 * later.
 */
export function calendarDay(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
