import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { textOf } from '../popup.ts';

/** Texts as people type them, with the date that must be sent; null where nothing may be sent. */
const TYPED: readonly (readonly [text: string, sent: string | null])[] = [
  ['1980-1-12', '1980-01-12'],
  ['1980/1/12', '1980-01-12'],
  ['1980.1.12', '1980-01-12'],
  ['1980 1 12', '1980-01-12'],
  ['1980-1-31', '1980-01-31'],
  ['19800512', '1980-05-12'],
  ['12 May 1980', '1980-05-12'],
  ['1980-13-01', null],
  ['1980-15-03', null],
  ['1980-31-12', null],
  ['12051980', null],
  ['12.03.1980', null],
];

test('a typed date is sent as that date, or not at all', async ({ extension, service }) => {
  test.setTimeout(240_000);
  for (const [index, [text, sent]] of TYPED.entries()) {
    const before = service.requests.length;
    const popup = await extension.openPopup();
    await popup.getByTestId('tab-subject').click();
    await popup.getByTestId('full-name').fill(`Casey Cobblefield ${'I'.repeat(index + 1)}`);
    await popup.getByTestId('entity-individual').click();
    await popup.keyboard.press('Tab');
    await popup.keyboard.type(text);
    await popup.keyboard.press('Enter');
    if (sent === null) {
      await expect.poll(() => textOf(popup)).toMatch(/doesn’t exist|Choose which date/);
      expect(service.requests.length, text).toBe(before);
      await popup.getByTestId('dob').fill('');
    } else {
      await expect.poll(() => service.requests.length, text).toBe(before + 1);
      expect(JSON.parse(service.requests.at(-1)?.rawBody ?? '{}').dob, text).toBe(sent);
    }
    await extension.closePopup();
  }
});
