const HOUR = 60;
const DAY = 24 * HOUR;

/** How long ago something was, as short as a table cell needs it. */
export function ago(minutes: number): string {
  if (minutes < 1) return 'now';
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} h`;
  return `${Math.floor(minutes / DAY)} d`;
}
