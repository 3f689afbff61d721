import { lookupTab } from '../desk.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { shownIn, textOf } from '../popup.ts';
import { everythingStored } from '../storages.ts';

const request = { subject_name: 'Casey Marlow', entity_type: 'individual', dob: '1980-05-12', nationality: 'GB' };
const JO = 'Jo Larkspur';
const subject = { operation: 'overview', request };

test('names and parties of a person are sent after one press, stand in one case with their role, and lose the name of a deleted person', async ({
  open,
  service,
}) => {
  const tab = await open('desk.html');
  const { id } = (await message(tab, 'lookup', { subject, gesture: 'tab', refresh: false })) as { id: string };
  await message(tab, 'awaitLookup', { id });
  expect(service.requests).toHaveLength(1);

  const page = await open(lookupTab(id));
  await page.getByTestId('more').click();
  await page.getByTestId('parties').click();
  await page.getByTestId('full-name').fill('Casey Cobblefield');
  await page.keyboard.press('Enter');
  await expect.poll(() => shownIn(page, 'party-list')).toContain('Born 1980-05-12');
  await page.getByTestId('full-name').fill(JO);
  await page.keyboard.press('Tab');
  // The next role of the list.
  await page.keyboard.press('ArrowDown');
  await page.getByTestId('entity-individual').click();
  await page.getByTestId('check-subject').click();
  await expect.poll(() => shownIn(page, 'party-list')).toContain(`${JO} · Director`);
  expect(service.requests).toHaveLength(1);

  await page.getByTestId('start-batch').click();
  await expect.poll(() => service.requests.length).toBe(3);
  expect(service.requests.slice(1).map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { ...request, subject_name: 'Casey Cobblefield' },
      { subject_name: JO, entity_type: 'individual' },
    ]),
  );
  await expect.poll(() => shownIn(page, 'rows')).toMatch(/Director/);
  await expect.poll(() => shownIn(page, 'batch-state')).toBe('Done');
  expect(JSON.stringify(await everythingStored(page))).not.toContain('draft:parties');

  await page.evaluate(
    (title) => document.querySelector<HTMLElement>(`[data-testid=rows] a[title='${title}']`)?.click(),
    JO,
  );
  await expect.poll(() => shownIn(page, 'role')).toBe('Role: Director · Casey Marlow');
  await page.getByTestId('to-case').click();
  await expect.poll(() => shownIn(page, 'case')).toContain('Case Casey Marlow');
  const shown = await shownIn(page, 'case');
  expect(shown).toContain('Director · Casey Marlow');
  expect(shown).toContain('Previous name · Casey Marlow');

  await message(page, 'forgetSubject', { id });
  await expect.poll(async () => JSON.stringify(await everythingStored(page))).not.toContain('Marlow');
  expect(await textOf(page)).not.toContain('Marlow');
  expect(service.requests).toHaveLength(3);
});
