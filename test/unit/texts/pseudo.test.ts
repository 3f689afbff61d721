import { expect, test } from 'vitest';
import { messagesIn } from '../../texts/messages-in';
import { accented, mirrored } from '../../texts/pseudo';

test('the accented language keeps slots, and is 40 % longer', () => {
  expect(accented('Sent to {host}')).toBe('[Šéñt tö {host} ëxträ]');
  const long = 'Extensions can’t read this page (browser page, web store or PDF).';
  expect(accented(long).length).toBeGreaterThan(long.length * 1.4);
});

test('the mirrored language turns words around, not slots', () => {
  expect(mirrored('Score “%s” at {host}')).toBe('\u202eScore\u202c “%s” \u202eat\u202c {host}');
});

test('a pseudo-language has every text, and a tag of its direction', async () => {
  const [english, turned] = [await messagesIn('en'), await messagesIn('mirrored')];
  expect(Object.keys(turned).sort()).toEqual(Object.keys(english).sort());
  expect(turned.locale?.message).toBe('he');
});
