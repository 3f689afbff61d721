import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
