import { expect, test } from 'vitest';
import { mailtoAddresses } from '@/utils/detection/mailto-addresses';

test.each([
  ['mailto:foo@example.com', ['foo@example.com']],
  ['mailto:foo@example.com,bar@example.com', ['foo@example.com', 'bar@example.com']],
  ['mailto:foo@example.com%2Cbar@example.com', ['foo@example.com', 'bar@example.com']],
  ['mailto:?to=baz@example.com', ['baz@example.com']],
  ['mailto:foo@example.com?cc=baz@example.com&subject=Hi', ['foo@example.com', 'baz@example.com']],
  ['mailto:?bcc=foo%40example.com', ['foo@example.com']],
  ['MAILTO:foo@example.com?SUBJECT=a@b.com', ['foo@example.com']],
  ['mailto:foo@example.com,foo@example.com', ['foo@example.com']],
  ['mailto:?subject=foo@example.com', []],
  ['mailto:foo@example.com,nonsense', []],
  ['mailto:foo%@example.com', []],
  ['mailto:', []],
  ['https://example.com/?to=foo@example.com', []],
])('%s names %j', (link, addresses) => {
  expect(mailtoAddresses(link)).toEqual(addresses);
});
