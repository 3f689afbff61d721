import { expect, test } from 'vitest';
import { frontPage } from '../../service/front-page.ts';

test('the front page has the addresses that the walk for reviewers scores', () => {
  for (const name of [
    'blair.brightwater@example.com',
    'casey.cobblefield@example.com',
    'fault-429-retry5@example.com',
  ]) {
    expect(frontPage('flat')).toContain(name);
  }
});
