import { ask, message } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { shownIn } from '../popup.ts';

const CASEY = 'casey.cobblefield@example.com';
const PERSON = { subject_name: 'Casey Cobblefield', entity_type: 'individual' };

test('a case has its address and its person together, keeps the number of what was deleted, and its name is in no address', async ({
  open,
  service,
}) => {
  const popup = await open('popup.html');
  await popup.getByTestId('desk-menu').click();
  await popup.getByTestId('open-purpose').click();
  await popup.keyboard.type('4711-secret');
  await popup.keyboard.press('Enter');
  await expect.poll(() => shownIn(popup, 'purpose')).toContain('4711-secret');
  await ask(popup, CASEY);
  const subject = { operation: 'overview', request: PERSON };
  const { id } = (await message(popup, 'lookup', { subject, gesture: 'popup', refresh: false })) as { id: string };
  await message(popup, 'awaitLookup', { id });
  await popup.getByTestId('open-case').click();
  await expect.poll(() => shownIn(popup, 'case')).toContain(CASEY);
  expect(await shownIn(popup, 'case')).toContain(PERSON.subject_name);
  expect(await popup.evaluate((_) => location.href, null)).not.toContain('secret');
  await message(popup, 'forgetSubject', { id });
  await expect.poll(() => shownIn(popup, 'case')).not.toContain(PERSON.subject_name);
  expect(await shownIn(popup, 'erased-lines')).toContain('(2)');
  expect(JSON.stringify(service.requests)).not.toContain('secret');
});
