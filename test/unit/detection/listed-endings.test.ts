import tlds from 'tlds';
import { expect, test } from 'vitest';
import { encodeEndings } from '../../../utils/detection/encode-endings';
import { ENDINGS } from '../../../utils/detection/endings-data';
import { isListedEnding, listedEndings } from '../../../utils/detection/listed-endings';

const ascii = tlds.map((ending) => new URL(`http://${ending}`).hostname);

test('the packed endings are those of the installed package; else run: node utils/detection/write-endings.ts', () => {
  expect(ENDINGS).toBe(encodeEndings(tlds));
});

test('unpacked, they are the list and the reserved names, and no more', () => {
  expect([...listedEndings()].sort()).toEqual([...ascii, 'example', 'invalid', 'localhost', 'test'].sort());
});

test('a label is compared in any case and in ASCII form', () => {
  expect(['com', 'COM', 'Museum', 'xn--p1ai', 'XN--P1AI', 'example'].filter((label) => !isListedEnding(label))).toEqual(
    [],
  );
  expect(['', 'comm', 'co m', 'рф', 'internal', 'local', '1', 'A', 'Acom'].filter(isListedEnding)).toEqual([]);
});
