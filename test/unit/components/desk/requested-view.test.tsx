import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { panelView, type View } from '@/utils/surfaces/view';
import { ENGLISH } from '../../../texts/english';
import { EMAIL, PERSON, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const CASEY = recordOf(EMAIL);
const BLAIR = recordOf(
  { operation: 'score', request: { email: 'blair.brightwater@example.com' } },
  { id: crypto.randomUUID() },
);
const viewOf = ({ id }: { id: string }): View => ({ route: { name: 'lookup', id, as: 'result' } });
const title = page.getByRole('heading', { level: 2 });

test('a panel that a gesture opens shows what is requested only while it starts', async () => {
  await showDesk({ surface: 'panel', lookups: [CASEY], whileStarting: () => panelView.write(viewOf(CASEY)) });
  await expect.element(title).toHaveTextContent('casey.cobblefield@example.com');
});

test('the panel shows the later of two requests', async () => {
  await showDesk({
    surface: 'panel',
    lookups: [CASEY, BLAIR],
    session: { 'desk:panel': viewOf(CASEY) },
    whileStarting: () => panelView.write(viewOf(BLAIR)),
  });
  await expect.element(title).toHaveTextContent('blair.brightwater@example.com');
});

test('a notice about the last place is not shown for a result requested elsewhere', async () => {
  const { database } = await showDesk({
    surface: 'panel',
    lookups: [CASEY, BLAIR],
    session: { 'desk:panel': viewOf(CASEY) },
    background: { forgetSubject: ({ id }) => database.lookups.delete(id) },
  });
  await page.getByTestId('more').click();
  await page.getByTestId('forget-subject').click();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText(ENGLISH.t('desk.deleted'))).toBeVisible();
  await panelView.write(viewOf(BLAIR));
  await expect.element(title).toHaveTextContent('blair.brightwater@example.com');
  expect(page.getByText(ENGLISH.t('desk.deleted')).elements()).toEqual([]);
});

test('a result requested elsewhere belongs to the form of its subject', async () => {
  const person = recordOf(PERSON);
  const { id } = person;
  const route = { name: 'lookup', id, as: 'result', form: 'subject' } as const;
  await showDesk({ surface: 'panel', lookups: [person], session: { 'desk:panel': { route } } });
  await page.getByTestId('back').click();
  await expect.element(page.getByTestId('check-subject')).toBeVisible();
});
