import { describe, expect, test } from 'vitest';
import { Secret } from '@/utils/service/secret';
import { MAX_SEALED_KEY } from '@/utils/settings/policy';
import { createTeamCode, parseTeamCode } from '@/utils/team-key/team-code';
import { openTeamSeal, problemOfSeal, sealForTeam } from '@/utils/team-key/team-seal';

const HOST = 'api.example.com';
const KEY = 'sk_live_0123456789abcdef';
const code = newCode();
const seal = await sealOf(KEY, code);

function newCode(): Secret {
  const made = parseTeamCode(createTeamCode((bytes) => crypto.getRandomValues(bytes)).reveal());
  if (made === null) throw new Error('A new code can be read.');
  return made;
}

function sealOf(key: string, by: Secret, host = HOST): Promise<string> {
  return sealForTeam(new Secret(key), { code: by, host, iv: crypto.getRandomValues(new Uint8Array(12)) });
}

const opened = async (given: string, by = code, host = HOST) => {
  const result = await openTeamSeal(given, by, host);
  return result.ok ? result.key.reveal() : result.problem;
};

test('a seal gives its key to the code and host that it was made for', async () => {
  expect(await opened(seal)).toBe(KEY);
  expect(await opened(` ${seal}\n`)).toBe(KEY);
  expect(problemOfSeal(seal, HOST)).toBeNull();
});

test('a seal shows neither key nor code, and two of one key differ', async () => {
  const again = await sealOf(KEY, code);
  expect(again).not.toBe(seal);
  for (const secret of [KEY, code.reveal(), btoa(KEY).slice(0, 20)]) expect(seal + again).not.toContain(secret);
});

test('the longest key and host fit the field of the policy', async () => {
  const key = 'k'.repeat(4096);
  const long = await sealOf(key, code, `${'a'.repeat(240)}.example.com`);
  expect(long.length).toBeLessThanOrEqual(MAX_SEALED_KEY);
});

describe('an attacker gets no key by', () => {
  test('another code', async () => expect(await opened(seal, newCode())).toBe('other-code'));

  test('another host, or another port of it', async () => {
    expect(await opened(seal, code, 'evil.example')).toBe('other-host');
    expect(await opened(seal, code, `${HOST}:8443`)).toBe('other-host');
  });

  test('writing another host into the seal', async () => {
    const parts = seal.split('.');
    parts[1] = btoa('evil.example').replaceAll('=', '');
    expect(await opened(parts.join('.'), code, 'evil.example')).toBe('damaged');
  });

  test('writing the mark of the code into a seal of another code', async () => {
    const other = (await sealOf('sk_other_0123456789abcdef', newCode())).split('.');
    other[2] = seal.split('.')[2] ?? '';
    expect(await opened(other.join('.'))).toBe('damaged');
  });

  test('joining parts of two seals', async () => {
    const other = (await sealOf('sk_other_0123456789abcdef', code)).split('.');
    for (const part of [3, 4]) {
      const joined = seal.split('.').map((own, at) => (at === part ? (other[at] ?? '') : own));
      expect(await opened(joined.join('.'))).toBe('damaged');
    }
  });

  test('cutting the seal at any place', async () => {
    for (let length = 0; length < seal.length; length++)
      expect(await opened(seal.slice(0, length))).toMatch(/^(damaged|other-)/);
  });

  test('changing any character', async () => {
    for (let place = 0; place < seal.length; place += 1) {
      const changed = seal.slice(0, place) + (seal[place] === 'A' ? 'E' : 'A') + seal.slice(place + 1);
      expect(await opened(changed), changed).toMatch(/^(damaged|other-)/);
    }
  });

  test('texts that are no seal', async () => {
    for (const text of [
      '',
      '.',
      'x',
      KEY,
      'sightline1....',
      'sightline1.%.%.%.%',
      `sightline2${seal.slice(10)}`,
      `${seal}.x`,
    ]) {
      expect(await opened(text), text).toBe('damaged');
      expect(problemOfSeal(text, HOST)).toBe('damaged');
    }
  });
});

test('a sealed text that cannot be a key is damaged', async () => {
  expect(await opened(await sealOf('two words', code))).toBe('damaged');
  expect(await opened(await sealOf('schlüssel', code))).toBe('damaged');
});
