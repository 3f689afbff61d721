import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_ANSWERS, readBirthDate } from '@/utils/subject/read-birth-date';

const TODAY = '2026-05-01';
const read = (text: string, answers = {}) => readBirthDate(text, TODAY, { ...NO_ANSWERS, ...answers });
const date = (iso: string) => ({ is: 'date', iso });
const dates = fc
  .date({ min: new Date('1905-07-01'), max: new Date('2026-04-30'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const months = 'January February March April May June July August September October November December'.split(' ');
const deutsch = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const written = (iso: string) => {
  const [year = '', month = '', day = ''] = iso.split('-');
  const [m, d] = [String(Number(month)), String(Number(day))];
  const forms = ['-', '/', '.', ' ', '. '].flatMap((sign) => [
    [year, month, day].join(sign),
    [year, m, d].join(sign),
    [day, month, year].join(sign),
    [m, d, year].join(sign),
    [d, m, year.slice(2)].join(sign),
  ]);
  const named = [`${d} ${months[Number(month) - 1]} ${year}`, `${months[Number(month) - 1]} ${d}, ${year}`];
  return [
    ...forms,
    ...named,
    `${d}. ${deutsch[Number(month) - 1]} ${year}`,
    `${year}${month}${day}`,
    `${day}${month}${year}`,
    `${month}${day}${year}`,
    `${year}年${m}月${d}日`,
    `${iso}T00:00:00Z`,
    `${iso} 23:59:59+14:00`,
  ];
};

test('a date in any format is read as that date, or as a question that contains it, and never as another date', () => {
  fc.assert(
    fc.property(dates, (iso) => {
      for (const text of written(iso)) {
        const reading = read(text);
        if (reading.is === 'question')
          expect([text, reading.options.map((each) => each.iso)]).toEqual([text, expect.arrayContaining([iso])]);
        else expect([text, reading]).toEqual([text, date(iso)]);
      }
    }),
  );
});

test('a date consists of numbers of the text, whatever the text is', () => {
  const part = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1840, max: 2030 })).map(String);
  const sign = fc.constantFrom('-', '/', '.', ' ', ', ', '');
  fc.assert(
    fc.property(part, sign, part, sign, part, (a, first, b, second, c) => {
      const text = `${a}${first}${b}${second}${c}`;
      const reading = read(text);
      if (reading.is !== 'date') return;
      const digits = text.replace(/\D/g, '');
      for (const number of reading.iso.split('-'))
        expect([text, digits]).toEqual([text, expect.stringContaining(String(Number(number)))]);
    }),
    { numRuns: 5000 },
  );
});
