import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Failure } from '@/utils/service/failure';
import { EMAIL, recordOf } from '../components/result-stage';
import { type Background, showDesk } from './desk-stage';

const ID = recordOf(EMAIL).id;
const email = page.getByTestId('email');
const refusal = page.getByTestId('failure');
const refuse = (failure: Failure): Background => ({ lookup: () => ({ ok: false, failure }) }) as Background;

test('a refusal stays until the desk shows another place, and does not come back', async () => {
  await showDesk({ background: refuse({ kind: 'budget-reached' }), lookups: [recordOf(EMAIL)] });
  await email.fill('casey@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(refusal).toBeVisible();
  await page.getByTestId('tab-history').click();
  await expect.element(page.getByTestId('rows')).toBeVisible();
  await expect.element(refusal).not.toBeInTheDocument();
  await page.getByTestId('tab-email').click();
  await expect.element(page.getByTestId('rows')).not.toBeInTheDocument();
  expect(refusal.elements()).toEqual([]);
});

test('a refusal that leads from a result to the form is told there', async () => {
  await showDesk({
    background: refuse({ kind: 'budget-reached' }),
    lookups: [recordOf(EMAIL)],
    session: { 'desk:next': { route: { name: 'lookup', id: ID, as: 'saved' } } },
  });
  await expect.element(page.getByTestId('lookup')).toBeVisible();
  await email.fill('blair@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('lookup')).not.toBeInTheDocument();
  await expect.element(refusal).toBeVisible();
});
