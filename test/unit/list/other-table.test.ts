import { expect, test } from 'vitest';
import { isOtherTable } from '@/utils/list/other-table';

const TABLE = 'name,dob\nA,01/02/1980\nB,03/04/1981\n';

test.each([
  ['a changed row', 'name,dob\nA,01/02/1980\nB,25/04/1981\n'],
  ['a further row', `${TABLE}C,05/06/1982`],
  ['other line endings', TABLE.replaceAll('\n', '\r\n')],
])('%s leaves the same table', (_, after) => {
  expect(isOtherTable(TABLE, after)).toBe(false);
});

test.each([
  ['nothing', ''],
  ['the headings alone', 'name,dob\n\n'],
  ['other rows under the same headings', 'name,dob\n\nC,05/06/1982\n\n'],
])('%s is another table', (_, after) => {
  expect(isOtherTable(`${TABLE}\n`, after)).toBe(true);
});
