import tlds from 'tlds';
import { expect, test } from 'vitest';
import { encodeEndings } from '../../../utils/detection/encode-endings';
import { COUNT, OTHERS, PAIRS } from '../../../utils/detection/endings-data';
import { isListedEnding } from '../../../utils/detection/listed-endings';

const ascii = new Set(tlds.map((ending) => new URL(`http://${ending}`).hostname));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

test('the packed endings are those of the installed package; else run: node test/generate/write-endings.ts', () => {
  expect({ pairs: PAIRS, others: OTHERS, count: COUNT }).toEqual(encodeEndings(tlds));
});

test('every listed ending and the four reserved names are taken', () => {
  expect([...ascii, 'example', 'invalid', 'localhost', 'test'].filter((ending) => !isListedEnding(ending))).toEqual([]);
});

test('of two letters, exactly the listed pairs are taken', () => {
  const pairs = [...LETTERS].flatMap((a) => [...LETTERS].map((b) => a + b));
  expect(pairs.filter((pair) => isListedEnding(pair) !== ascii.has(pair))).toEqual([]);
});

test('of unlisted words, at most one in 250 is taken', () => {
  // xorshift32; a generator whose products are no longer exact begins anew after 1 500 words.
  let state = 123456789;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const word = () =>
    Array.from({ length: 3 + Math.floor(random() * 8) }, () => LETTERS[Math.floor(random() * 26)]).join('');
  const words = Array.from({ length: 200_000 }, word).filter((one) => !ascii.has(one));
  expect(new Set(words).size).toBeGreaterThan(150_000);
  expect(words.filter(isListedEnding).length).toBeLessThan(words.length / 250);
});

test('no unlisted ending that files, machines or home networks use is taken', () => {
  const unlisted =
    'png jpg jpeg gif webp svg bmp ico avif heic css js mjs cjs ts tsx jsx json xml html htm php asp aspx jsp txt csv pdf doc docx xls xlsx ppt pptx log ini yml yaml toml lock conf cfg exe dll bin iso img tar gz rar bak tmp sql db sqlite mp3 wav ogg avi mkv webm woff ttf otf eot wasm local lan home internal corp intranet localdomain private domain router gateway server mail smtp comm con cmo ocm nett ogr coom';
  expect(unlisted.split(' ').filter(isListedEnding)).toEqual([]);
});

test('a label is compared in any case and in ASCII form', () => {
  expect(['com', 'COM', 'Museum', 'xn--p1ai', 'XN--P1AI', 'example'].filter((label) => !isListedEnding(label))).toEqual(
    [],
  );
  expect(['', 'comm', 'co m', 'рф', 'internal', 'local', '1', 'A', 'Acom'].filter(isListedEnding)).toEqual([]);
});
