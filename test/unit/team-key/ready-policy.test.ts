import { expect, test } from 'vitest';
import { readyPolicy } from '@/utils/team-key/ready-policy';
import { NAMES } from '../../release/names';
import { EXAMPLE_SETTINGS } from '../../release/policy/example-settings';
import { policyFiles } from '../../release/policy/policy-files';

const { chrome, firefox } = NAMES.storeIds;
const { baseUrl, sealedKey } = EXAMPLE_SETTINGS;

/** The places of a file where something is said, without what is said of other fields. */
function outline(file: string): unknown {
  return JSON.parse(file, (_, value) => (value?.sealedKey === undefined ? value : { baseUrl, sealedKey }));
}

test('the ready policy of Chromium has the form of chromium.json', () => {
  const example = policyFiles({ ...NAMES, storeIds: { ...NAMES.storeIds, edge: null } })['chromium.json'] ?? '';
  expect(JSON.parse(readyPolicy({ baseUrl, sealedKey }, chrome ?? '', false))).toEqual(outline(example));
});

test('the ready policy of Firefox has the form of firefox.json', () => {
  expect(JSON.parse(readyPolicy({ baseUrl, sealedKey }, firefox, true))).toEqual(
    outline(policyFiles(NAMES)['firefox.json'] ?? ''),
  );
});
