import { expect, test } from 'vitest';
import { decodeText } from '@/utils/batch/decode-text';

test.each([
  ['UTF-8', new TextEncoder().encode('Zoë'), { text: 'Zoë', guessed: false }],
  ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x41]), { text: 'A', guessed: false }],
  ['UTF-16, little end first', new Uint8Array([0xff, 0xfe, 0xeb, 0x00]), { text: 'ë', guessed: false }],
  ['UTF-16, big end first', new Uint8Array([0xfe, 0xff, 0x00, 0xeb]), { text: 'ë', guessed: false }],
  ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb]), { text: 'Zoë', guessed: true }],
])('%s', (_, bytes, decoded) => {
  expect(decodeText(bytes)).toEqual(decoded);
});
