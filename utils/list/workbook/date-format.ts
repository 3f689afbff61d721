/** Built-in formats of dates and times (ECMA-376, 18.8.30), with those of East Asian languages. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a number format shows a date or a time: `dd.mm.yyyy`, but not `"day" 0` or `[Red]0`. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const plain = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[ydhms]|[aegb]{1,4}(?=[ymd/.年-])/i.test(plain.replace(/general|e[+-]/gi, ''));
}

const DAY_MS = 86_400_000;

/** Returns the date of a day number as text: `1980-05-12`, with the time if it has one, or only a time. */
export function dateText(days: number, starts1904: boolean): string {
  const whole = Math.floor(days);
  const seconds = Math.round((days - whole) * 86_400);
  // Excel counts a 29 February 1900; day 60.
  const base = starts1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, whole < 60 ? 31 : 30);
  const iso = new Date(base + whole * DAY_MS + seconds * 1000).toISOString();
  const time = iso.slice(11, 19);
  if (whole === 0 && seconds > 0) return time;
  return seconds === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}
