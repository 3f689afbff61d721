import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RowsFilter } from '@/components/batch/rows-filter';
import { rowGroups } from '@/utils/batch/row-groups';
import { render } from '../../texts/render';
import { rowsOf } from './batch-stage';

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
