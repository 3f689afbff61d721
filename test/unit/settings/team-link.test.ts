import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePolicy } from '@/utils/settings/policy';
import { parseSettings } from '@/utils/settings/settings';
import { fillTeamLink, readTeamLink } from '@/utils/settings/team-link';
import { readTeamWord } from '@/utils/settings/team-words';

test.each<[string, string, string]>([
  ['Register › https://register.example/?q={name}', 'Register', 'https://register.example/?q={name}'],
  ['My CRM>https://crm.example:8443/a/{email}#{domain}', 'My CRM', 'https://crm.example:8443/a/{email}#{domain}'],
  ['No slot › https://handbook.example/', 'No slot', 'https://handbook.example/'],
])('%s is a link', (line, name, address) => {
  expect(readTeamLink(line)).toEqual({ name, address });
});

test.each([
  'https://register.example/?q={name}',
  ' › https://register.example/',
  'Plain › http://register.example/?q={name}',
  'Script › javascript:alert(1)',
  'Host › https://{domain}/',
  'Host › https://{domain}.example/',
  'Port › https://register.example:{country}/',
  'User › https://{name}@register.example/',
  'User › https://jane:key@register.example/',
  'Slot › https://register.example/?q={birth}',
  'Brace › https://register.example/?q={name',
  'Space › https://register.example/?q=a b',
])('“%s” is no link', (line) => {
  expect(readTeamLink(line)).toBeNull();
  expect(parseSettings({ links: [line] }).links).toEqual([]);
  expect(parsePolicy({ links: [line] })).toEqual({ policy: {}, unread: ['links'] });
});

describe('a link of a subject', () => {
  test('carries encoded values and names its host', () => {
    expect(
      fillTeamLink('A › https://register.example/{country}?q={name}&x=1', { name: 'Ann & Co', country: 'GB' }),
    ).toEqual({ name: 'A', host: 'register.example', href: 'https://register.example/GB?q=Ann%20%26%20Co&x=1' });
  });

  test('is absent without a value', () => {
    expect(fillTeamLink('A › https://register.example/?q={name}', { email: 'ann@example.com' })).toBeNull();
    expect(fillTeamLink('A › https://register.example/?q={name}', { name: '' })).toBeNull();
  });

  test.each(['.', '..'])('is absent for a value that is a way up: %s', (name) => {
    expect(fillTeamLink('A › https://register.example/a/{name}/b', { name })).toBeNull();
    expect(fillTeamLink('A › https://register.example/a/{name}', { name })).toBeNull();
    expect(fillTeamLink('A › https://register.example/a?q={name}', { name })?.href).toBe(
      `https://register.example/a?q=${name}`,
    );
  });

  test('of 10 000 subjects, none is outside of its slot', () => {
    const links = [
      'A › https://register.example/a/{name}/b?q={name}&r=1#{name}',
      'B › https://register.example/{name}',
      'C › https://register.example/x;{name};y/{name}',
      'D › https://register.example/?{name}=1;{name}',
    ];
    const nasty = fc.string({ unit: fc.constantFrom(...'./\\?#&=;:@%2eE{}›>"\'<` \t\n\u0000\ud800\u202e＃／．é王') });
    const names = fc.oneof(
      nasty,
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom('{name}', '%2e%2e', '..', '$&'),
    );
    let filled = 0;
    fc.assert(
      fc.property(names, fc.constantFrom(...links), (name, line) => {
        const { href } = fillTeamLink(line, { name }) ?? {};
        if (href === undefined) return;
        filled++;
        // What is outside of the slots is there as written, and each slot has the value and nothing else.
        const address = readTeamLink(line)?.address ?? '';
        const [before = '', ...parts] = address.split('{name}').map((part) => RegExp.escape(part));
        const slots = new RegExp(`^${[before, ...parts].join('((?:[\\w.~-]|%[0-9A-Fa-f]{2})+)')}$`)
          .exec(href)
          ?.slice(1);
        expect(slots?.map(decodeURIComponent)).toEqual(parts.map(() => name.toWellFormed()));
      }),
      { numRuns: 10_000 },
    );
    expect(filled).toBeGreaterThan(7_000);
  });
});

test('what the team says is a word and a sentence', () => {
  expect(readTeamWord('REVIEW › Ask for a second document')).toEqual({
    word: 'REVIEW',
    sentence: 'Ask for a second document',
  });
  for (const line of ['REVIEW', '› Ask', 'REVIEW › ']) expect(readTeamWord(line)).toBeNull();
  expect(parseSettings({ teamWords: ['REVIEW'] }).teamWords).toEqual([]);
});

test('a policy and the settings take ten links', () => {
  const links = Array.from({ length: 11 }, (_, i) => `${i} › https://register.example/${i}`);
  expect(parsePolicy({ links: links.slice(1) }).policy.links).toHaveLength(10);
  expect(parsePolicy({ links }).unread).toEqual(['links']);
});
