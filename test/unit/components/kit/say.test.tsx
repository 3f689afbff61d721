import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Notice } from '@/components/kit/notice';
import { placeRegion, say } from '@/components/kit/say';
import { TextField } from '@/components/kit/text-field';
import '@/components/kit/style.css';
import { render } from '../../../texts/render';
import { listen } from '../heard';

const noop = () => undefined;

test('the region is there before anything is said, stays beside a dialog, and says the same words again', async () => {
  const heard = listen();
  const region = placeRegion();
  const host = (region.getRootNode() as ShadowRoot).host;
  await render(
    <ConfirmDialog isOpen title="Delete it?" action="Delete" onConfirm={noop} onCancel={noop}>
      <p>It is gone for good.</p>
    </ConfirmDialog>,
  );
  const dialog = page.getByRole('alertdialog', { name: 'Delete it?' });
  await expect.element(dialog).toHaveAccessibleDescription('It is gone for good.');
  expect(host.closest('[aria-hidden], [inert]')).toBeNull();
  expect(getComputedStyle(host).display).not.toBe('none');
  say('Saved');
  say('Saved');
  await expect.poll(() => heard).toEqual(['Saved', 'Saved']);
  expect(page.getByText('Saved').elements(), 'not a text of the page').toEqual([]);
});

test('a notice about a problem is said when it appears, one that only informs is not', async () => {
  const heard = listen();
  await render(
    <>
      <Notice title="Nothing yet" />
      <Notice tone="problem" title="Provider error" />
    </>,
  );
  await expect.poll(() => heard).toEqual(['Provider error']);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a problem of a field is said if the field has the focus, and only then', async () => {
  const heard = listen();
  const field = (problem?: string) => <TextField label="Email" problem={problem} />;
  const { rerender } = await render(field());
  await rerender(field('The domain is missing.'));
  expect(heard).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await rerender(field('The ending is missing.'));
  await expect.poll(() => heard).toEqual(['The ending is missing.']);
});
