import '@/components/kit/style.css';
import { expect, test, vi } from 'vitest';
import { ShortcutList } from '@/components/kit/shortcut-list';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

test('shows each key as the browser has it, and names a missing one', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <ShortcutList
      rows={[
        { name: 'Open Sightline', keys: '⌃⇧U' },
        { name: 'Open side panel', keys: '' },
      ]}
      onChange={onChange}
    />,
  );
  await expect.element(screen.getByText('⌃⇧U')).toBeVisible();
  await expect.element(screen.getByText(ENGLISH.t('shortcuts.notSet'))).toBeVisible();
  await screen.getByRole('button', { name: ENGLISH.t('shortcuts.change') }).click();
  expect(onChange).toHaveBeenCalledOnce();
});
