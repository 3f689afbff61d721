import { expect, test } from 'vitest';
import { FRONT_CODED_ENDINGS } from '@/utils/detection/front-coded-endings';
import { isListedEnding } from '@/utils/detection/is-listed-ending';
import { ENDINGS, frontCodedEndings } from '../../generate/front-coded-endings';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

test('the list is that of the installed package; else run: node test/generate/write-endings.ts', () => {
  expect(FRONT_CODED_ENDINGS).toBe(frontCodedEndings());
});

test('every listed ending and the four reserved names are taken', () => {
  expect(ENDINGS.filter((ending) => !isListedEnding(ending))).toEqual([]);
  expect(
    ['com', 'xn--p1ai', 'example', 'invalid', 'localhost', 'test'].filter((ending) => !ENDINGS.includes(ending)),
  ).toEqual([]);
});

test('of one, two and three letters, exactly the listed words are taken', () => {
  const longer = (words: string[]) => words.flatMap((word) => [...LETTERS].map((letter) => word + letter));
  const [one, two, three] = [longer(['']), longer(longer([''])), longer(longer(longer([''])))];
  const words = [...one, ...two, ...three];
  expect(words.filter(isListedEnding)).toEqual(words.filter((word) => ENDINGS.includes(word)));
});

test('a listed ending with a letter more or less is taken only if it is listed too', () => {
  const near = ENDINGS.flatMap((ending) => [ending.slice(0, -1), ending.slice(1), `${ending}s`, `a${ending}`]);
  expect(near.filter((word) => isListedEnding(word) && !ENDINGS.includes(word))).toEqual([]);
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
