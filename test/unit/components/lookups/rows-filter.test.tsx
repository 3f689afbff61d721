import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RowsFilter } from '@/components/lookups/rows-filter';
import { rowGroups } from '@/utils/batch/row-groups';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { rowsOf } from '../batch/batch-stage';

const { t } = ENGLISH;

test('a chip says whether its word is the provider’s label or the user’s band', async () => {
  const { rows, readings } = rowsOf(14);
  const groups = rowGroups(rows, new Map([...readings].map(([id, read]) => [id, { ...read, band: 'ALLOW' }])));
  await render(<RowsFilter filter={{ text: '', group: 'all' }} groups={groups} onChange={() => undefined} />);
  await expect.element(page.getByRole('radio', { name: /^ALLOW \d/ })).toBeVisible();
  const band = t('rows.bandIs', { band: 'ALLOW' });
  await expect.element(page.getByRole('radio', { name: new RegExp(`^${band} \\d`) })).toBeVisible();
});

test('groups have no number until all rows are counted', async () => {
  const groups = rowGroups(rowsOf(14).rows, new Map());
  const filter = (isCounted: boolean) => (
    <RowsFilter filter={{ text: '', group: 'all' }} groups={groups} isCounted={isCounted} onChange={() => undefined} />
  );
  const { rerender } = await render(filter(false));
  const shown = () => page.getByTestId('row-groups').element().textContent;
  await expect.poll(shown).toContain('…');
  expect(shown()).not.toMatch(/14|2/);
  await rerender(filter(true));
  await expect.poll(shown).toContain('14');
});
