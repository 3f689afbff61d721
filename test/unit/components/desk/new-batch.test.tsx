import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const NEW_BATCH = { 'desk:next': { route: { name: 'new-batch', source: 'text' } } };

test('a list that was changed cannot be started before it is read', async () => {
  const { called } = await showDesk({
    surface: 'tab',
    session: {
      ...NEW_BATCH,
      'draft:batch': { operation: 'score', source: 'text', emails: 'old@example.com', subjects: '' },
    },
  });
  const start = page.getByTestId('start-batch');
  await expect.element(start).toBeEnabled();
  // On a busy machine the list may have been read before `fill` returns.
  const isDisabled: boolean[] = [];
  const watch = new MutationObserver(() => isDisabled.push(start.element().hasAttribute('disabled')));
  watch.observe(start.element(), { attributeFilter: ['disabled'] });
  await page.getByTestId('batch-text').fill('first@example.com\nsecond@example.com');
  await expect.poll(() => isDisabled).toEqual([true, false]);
  await start.click();
  await expect
    .poll(() => called('startBatch'))
    .toMatchObject([
      {
        subjects: [
          { operation: 'score', request: { email: 'first@example.com' } },
          { operation: 'score', request: { email: 'second@example.com' } },
        ],
      },
    ]);
});

test.each([
  {
    operation: 'score',
    typed: 'a@example.com\nnobody@\nsаm@example.com',
    choose: () => page.getByText('sаm@example.com', { exact: true }).click(),
  },
  {
    operation: 'overview',
    typed: 'name,type,dob\nCasey,individual,1980-05-12\nBlair,robot,\nJane,individual,03/04/1980',
    choose: () => page.getByTestId('date-order').getByRole('radio').first().element().closest('label')?.click(),
  },
])('$operation: the plan says how much of the list is not included', async ({ operation, typed, choose }) => {
  const draft = { operation, source: 'text', emails: '', subjects: '' };
  await showDesk({
    surface: 'tab',
    session: { ...NEW_BATCH, 'draft:batch': { ...draft, [operation === 'score' ? 'emails' : 'subjects']: typed } },
  });
  const plan = page.getByTestId('before-sending');
  const leftOut = plan.getByText(t('newBatch.notIncluded')).first();
  const count = () => leftOut.element().nextElementSibling?.textContent;
  await expect.element(leftOut).toBeVisible();
  expect(count()).toBe('2');
  await choose();
  await expect.poll(count).toBe('1');
});

test('a heading with a line break does not shift the columns', async () => {
  const subjects = '"Customer\nno",Name,Country\n17,Casey Cobblefield,GB';
  const draft = { operation: 'overview', source: 'text', emails: '', subjects };
  await showDesk({ surface: 'tab', session: { ...NEW_BATCH, 'draft:batch': draft } });
  const name = page.getByRole('combobox').first();
  await expect.element(name).toBeVisible();
  expect([...(name.element() as HTMLSelectElement).selectedOptions].map(({ text }) => text)).toEqual(['Name']);
});

test('another file resets the choices made for the first', async () => {
  const odd = 'j\u0430ne@example.com';
  const draft = { operation: 'score', source: 'file', emails: odd, subjects: '' };
  await showDesk({ surface: 'tab', session: { ...NEW_BATCH, 'draft:batch': draft } });
  const choice = page.getByTestId('odd-emails').getByRole('checkbox').first();
  await page.getByTestId('odd-emails').getByText(odd).first().click();
  await expect.element(choice).toBeChecked();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await page.elementLocator(input as HTMLInputElement).upload(new File([`${odd}\nb@example.com`], 'second.txt'));
  await expect.element(page.getByTestId('batch-text')).toHaveValue(`${odd}\nb@example.com`);
  await expect.element(choice).not.toBeChecked();
});

test('the page of a new batch has one main heading', async () => {
  await showDesk({ surface: 'tab', session: NEW_BATCH });
  await expect.element(page.getByRole('heading', { name: t('newBatch.title') })).toBeVisible();
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
});

test('a typed list survives Score new from the page', async () => {
  const emails = ['one@example.com', 'two@example.com'].map((email) => ({ email, isShown: true, known: null }));
  await showDesk({
    surface: 'panel',
    session: { 'desk:panel': NEW_BATCH['desk:next'] },
    background: {
      pageEmails: () => ({ site: { pattern: 'https://crm.example.com/*', enabled: true }, tabId: 1, emails }),
    },
  });
  const text = page.getByTestId('batch-text');
  await text.fill('typed@example.com');
  await page.getByTestId('new-lookup').click();
  await page.getByRole('button', { name: t('desk.scoreFound', { count: 2 }) }).click();
  await expect.element(text).toHaveValue('one@example.com\ntwo@example.com');
  await page.getByTestId('new-lookup').click();
  await page.getByRole('link', { name: t('newBatch.title') }).click();
  await expect.element(text).toHaveValue('typed@example.com');
});
