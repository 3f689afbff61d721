import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../texts/english';
import { EMAIL, recordOf } from '../components/result-stage';
import { showDesk } from './desk-stage';

const email = page.getByTestId('email');

test('a whole address that is still in the field is selected, so that typing replaces it', async () => {
  await showDesk({ session: { 'draft:email': 'casey@example.com' } });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('b');
  await expect.element(email).toHaveValue('b');
});

test('a half-typed address is continued', async () => {
  await showDesk({ session: { 'draft:email': 'half@typed' } });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('.example');
  await expect.element(email).toHaveValue('half@typed.example');
});

test.each(['lookup', 'history', 'batches'])(
  'a draft is not shown in %s, where Enter would pay for it, and is kept',
  async (name) => {
    const record = recordOf(EMAIL);
    const route = name === 'lookup' ? { name, id: record.id, as: 'saved' } : { name };
    const { called } = await showDesk({
      session: { 'draft:email': 'blair@example.com', 'desk:next': { route } },
      lookups: [record],
      background: { lookup: () => ({ ok: true, id: record.id, reused: false }) as never },
    });
    await expect.element(email).toBeVisible();
    await expect.element(email).toHaveValue('');
    (email.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(ENGLISH.t('typedEmail.empty'))).toBeVisible();
    expect(called('lookup')).toEqual([]);
    await page.getByTestId('tab-email').click();
    await expect.element(email).toHaveValue('blair@example.com');
    expect(page.getByText(ENGLISH.t('typedEmail.empty')).elements()).toEqual([]);
  },
);

test('what is typed beside a result is sent from there, and is not shown beside the next one', async () => {
  const record = recordOf(EMAIL);
  const other = recordOf(EMAIL, { id: crypto.randomUUID() });
  const { called } = await showDesk({
    session: { 'desk:next': { route: { name: 'lookup', id: record.id, as: 'saved' } } },
    lookups: [record, other],
    background: { lookup: () => ({ ok: true, id: other.id, reused: false }) as never },
  });
  await email.fill('blair@example.com');
  await expect.element(email).toHaveValue('blair@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => called('lookup')).toHaveLength(1);
  await expect.element(email).toHaveValue('');
});
