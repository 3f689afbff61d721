import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Words of a class name that name a side of the screen instead of the start or end of a line. */
const PHYSICAL =
  /^-?(scroll-)?[mp][lr]-|^-?(left|right)-(\d|px|full|auto|\[|\()|^border-[lr](-|$)|^rounded-([lr]|[tb][lr])(-|$)|^(text|float|clear)-(left|right)$/;
/** Sizes of text that `components/kit/style.css` does not define, for which Tailwind would write no rule, or any number. */
const OFF_SCALE = /^text-(\d|\[|\(--text|[23]xs$|lg$|[2-9]xl$)/;

/** Every word in a file, without the conditions before it, such as `md:`. */
function wordsIn(text: string): string[] {
  return text.split(/[\s'"`{}]+/).map((word) => word.slice(word.lastIndexOf(':') + 1));
}

const files = ['components', 'entrypoints'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => path.join(folder, file)),
);
const found = (pattern: RegExp) =>
  files.flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8'))
      .filter((word) => pattern.test(word))
      .map((word) => `${file}: ${word}`),
  );

test('class names name no side of the screen, so that languages from right to left are mirrored', () => {
  expect(found(PHYSICAL)).toEqual([]);
});

test('class names use the sizes of text of the design alone', () => {
  expect(found(OFF_SCALE)).toEqual([]);
});

test('finds both, under any condition', () => {
  const words = wordsIn(
    '"flex md:-ml-2 border-l-2 data-selected:text-left rounded-tl left-0 text-lg sm:text-[13px] text-xs border-line"',
  );
  expect(words.filter((word) => PHYSICAL.test(word))).toEqual([
    '-ml-2',
    'border-l-2',
    'text-left',
    'rounded-tl',
    'left-0',
  ]);
  expect(words.filter((word) => OFF_SCALE.test(word))).toEqual(['text-lg', 'text-[13px]']);
});
