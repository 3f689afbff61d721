import { expect, test } from 'vitest';
import { readTeamKeys, sealsFile } from '@/utils/team-key/keys-of-team';

const read = (csv: string) => {
  const result = readTeamKeys(csv);
  return result.ok ? result.keys.map(({ name, key }) => [name, key.reveal()]) : result.line;
};

test.each([
  [
    'Ada Sample,sk_a\nBo Sample,sk_b\n',
    [
      ['Ada Sample', 'sk_a'],
      ['Bo Sample', 'sk_b'],
    ],
  ],
  ['\uFEFFname,key\r\nAda Sample,sk_a\r\n', [['Ada Sample', 'sk_a']]],
  ['Name;API key\n"Sample; Ada";sk_a', [['Sample; Ada', 'sk_a']]],
  ['Ada Sample\tsk_a\t\n\n', [['Ada Sample', 'sk_a']]],
])('names and keys are read from a list %#', (csv, keys) => expect(read(csv)).toEqual(keys));

test.each([
  ['', 1],
  ['name,key', 1],
  ['Ada Sample', 1],
  ['name,key\nAda Sample,sk_a\nBo Sample,', 3],
  ['Ada Sample,sk_a\n,sk_b', 2],
  ['Ada Sample,sk a', 1],
  ['Ada Sample,sk_a,sk_b', 1],
])('a line that is not a name and a key is named, and nothing is sealed: %j', (csv, line) =>
  expect(read(csv)).toBe(line),
);

test('the list of seals is safe to open in a spreadsheet', () => {
  expect(sealsFile([{ name: '=HYPERLINK("x")', sealedKey: 'sightline1.a.b.c.d' }])).toBe(
    'name,sealedKey\r\n"\'=HYPERLINK(""x"")",sightline1.a.b.c.d\r\n',
  );
});
