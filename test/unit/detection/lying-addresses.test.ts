import { expect, test } from 'vitest';
import { findEmails } from '@/utils/detection/find-emails';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { CONTROLS, DECEIVING, HONEST, REFUSED, UNSEEN } from './lying-addresses';

const sent = (typed: string): string | null => {
  const read = subjectOfEmail(typed);
  return read.ok ? read.subject.request.email : null;
};
/** As a mail program writes it into a link. */
const link = (address: string): string => `mailto:${encodeURIComponent(address)}`;
const found = (text: string): string[] => findEmails(text).map(({ start, end }) => text.slice(start, end));

const PLACES: [place: string, write: (character: string) => string][] = [
  ['in the name', (character) => `ja${character}ne@example.com`],
  ['before the @', (character) => `jane${character}@example.com`],
  ['in the domain', (character) => `jane@exa${character}mple.com`],
];
const hidden = [...UNSEEN, ...CONTROLS].flatMap(([name, character]) =>
  PLACES.map(([place, write]) => [name, place, write(character)] as const),
);

test.each(hidden)('%s %s is neither sent nor dropped silently', (_name, _place, text) => {
  expect(sent(text)).toBeNull();
  expect(sent(link(text))).toBeNull();
  expect(found(text)).not.toContain('jane@example.com');
});

test.each(DECEIVING)(
  'warns of the look-alike letters in %s and shows the exact text that would be sent',
  (shown, exact) => {
    const note = noteOfAddress(shown);
    expect(note?.exact).toBe(exact);
    expect(note?.deceives).toBe(true);
    expect(note?.warnings.some((warning) => warning !== 'unlisted-ending')).toBe(true);
    expect(note?.codePoints.join(' ')).toMatch(/U\+/);
    expect(sent(shown)).toBe(exact);
  },
);

test.each(HONEST)('sends the honest address %s as shown, without a warning', (shown, exact) => {
  expect(noteOfAddress(shown)).toEqual({
    exact,
    differs: exact !== shown,
    deceives: false,
    meant: null,
    asks: false,
    warnings: [],
    codePoints: [],
  });
  expect(sent(exact)).toBe(exact);
});

test.each(REFUSED.map((text) => [text]))('%.60j is refused', (text) => {
  expect(sent(text)).toBeNull();
  expect(noteOfAddress(text)).toBeNull();
});

test('there are more than 200 of them, and no sent text holds anything but visible characters', () => {
  expect(hidden.length + DECEIVING.length + HONEST.length + REFUSED.length).toBeGreaterThanOrEqual(200);
  for (const [, exact] of [...DECEIVING, ...HONEST]) {
    expect(exact).not.toMatch(/[\s\p{C}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u);
  }
});
