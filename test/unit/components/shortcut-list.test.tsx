import '@/components/style.css';
import { expect, test, vi } from 'vitest';
import { ShortcutList } from '@/components/shortcut-list';
import { render } from '../../texts/render';

test('each key is shown as the browser has it, and a missing one is named', async () => {
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
  await expect.element(screen.getByText('not set')).toBeVisible();
  await screen.getByRole('button', { name: 'Change in the browser…' }).click();
  expect(onChange).toHaveBeenCalledOnce();
});
