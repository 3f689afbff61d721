import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { KeptColumns } from '@/components/list/kept-columns';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;
const shown = (id: string) => expect.poll(() => page.getByTestId(id).element().textContent);
const TABLE = { headings: ['id', ''], rows: [[['1', 'A']]] };

test('the form names the columns that stay with a batch, and the lines whose cells do not', async () => {
  const leftOut = [{ line: 4, shown: 'c@example.com, Cole, Ltd' }];
  await render(
    <main>
      <KeptColumns columns={{ headings: TABLE.headings, withAddresses: [], sent: null, table: TABLE, leftOut }} />
    </main>,
  );
  await shown('kept-columns').toContain(t('newBatch.columnsKept', { count: 2 }));
  await shown('kept-columns').toContain(`id and ${t('column.numbered', { number: 2 })}`);
  await shown('lines-without-columns').toContain('c@example.com, Cole, Ltd');
  await expectAccessible();
});

test('columns that are not saved are not said to be', async () => {
  await render(
    <KeptColumns columns={{ headings: TABLE.headings, withAddresses: [], sent: null, table: null, leftOut: [] }} />,
  );
  await shown('kept-columns').toContain(t('newBatch.columnsTooLarge'));
  expect(page.getByText(t('newBatch.columnsKeptText')).elements()).toHaveLength(0);
});

test('a column with further addresses is not said never to be sent', async () => {
  const columns = { headings: TABLE.headings, withAddresses: [0], sent: 0, table: TABLE, leftOut: [] };
  await render(<KeptColumns columns={columns} />);
  await shown('kept-columns').toContain(t('newBatch.columnsKeptAddresses', { columns: 'id' }));
  // The column that is sent is no other column.
  await shown('kept-columns').toContain(t('newBatch.columnsKept', { count: 1 }));
  expect(page.getByText(t('newBatch.columnsKeptText')).elements()).toHaveLength(0);
});
