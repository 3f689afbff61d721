const CALENDARS = ['persian', 'islamic-umalqura', 'islamic-civil', 'buddhist'];

/**
 * Compares an asked day with a text that has a year of another calendar (1250–1500, 2420–2620), by the browser's tables.
 * Returns null for a text that has none.
 * @param asked YYYY-MM-DD
 */
export function compareInOtherCalendar(asked: string, text: string): 'possible' | 'not-understood' | null {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const year = numbers.find((number) => (number > 1250 && number < 1500) || (number > 2420 && number < 2620));
  if (year === undefined || numbers.some((number) => number >= 1800 && number <= 2200)) return null;
  const time = Date.parse(`${asked}T00:00:00Z`);
  const isSame = CALENDARS.some((calendar) => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
      ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
      timeZone: 'UTC',
    });
    const parts = format.formatToParts(time).flatMap(({ type, value }) => (/^\d+$/.test(value) ? [[type, value]] : []));
    const of = new Map(parts.map(([type = '', value]) => [type, Number(value)]));
    const isWhole = ['month', 'day'].every((part) => numbers.includes(of.get(part) ?? -1));
    return of.get('year') === year && (numbers.length === 1 || isWhole);
  });
  return isSame ? 'possible' : 'not-understood';
}
