import { findEmails } from '@/utils/detection/find-emails';
import { textMaker } from './texts';

const repeat = (unit: string) => (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
const after = (head: string, unit: string) => (size: number) => head + repeat(unit)(size - head.length);
const before = (unit: string, tail: string) => (size: number) => repeat(unit)(size - tail.length) + tail;

function crmText(size: number): string {
  const make = textMaker(0.1);
  let text = '';
  while (text.length < size) text += `${make.text()}\n`;
  return text.slice(0, size);
}

/** Texts that make finders slow, and ordinary ones to compare with; each is made as long as wanted. */
export const INPUTS: Record<string, (size: number) => string> = {
  'plain text, 10 % with addresses': crmText,
  'addresses only': repeat('jane.doe@acme.com '),
  'addresses without a gap': repeat('jane.doe@acme.com'),
  'a…': repeat('a'),
  'a@…': repeat('a@'),
  'a.…': repeat('a.'),
  '@…': repeat('@'),
  'a…a@': before('a', '@'),
  'x@aaaa…': after('x@', 'a'),
  'x@a.a.…': after('x@', 'a.'),
  'x@a-a-…': after('x@', 'a-'),
  'x@a-.…': after('x@', 'a-.'),
  '64 a and @, rows': repeat(`${'a'.repeat(64)}@\n`),
  'a@b.c …': repeat('a@b.c '),
  '"…': repeat('"'),
  '"a…': repeat('"a'),
  'a@a.com@…': repeat('a@a.com@'),
  spaces: repeat(' '),
  '%2e…': repeat('%2e'),
  ' at …': repeat(' at '),
  'a million dots': repeat('.'),
  '1.1.1.…': repeat('1.'),
  'http://a…': repeat('http://a'),
  'a/…': repeat('a/'),
  '[…': repeat('['),
  'a[.]…': repeat('a[.]'),
  'url:…': repeat('url:'),
  'foo… and @': before('foo', '@'),
  '.@.…': repeat('.@.'),
  'ä@ä.…': repeat('ä@ä.'),
  '中@中。…': repeat('中@中。'),
  'x@xn--…': after('x@', 'xn--'),
  'a@xn--a.com …': repeat('a@xn--a.com '),
  'u:p@h/…': repeat('u:p@h/'),
  '<a@b.de…': repeat('<a@b.de'),
  "a'@…": repeat("a'@"),
  '63-label rows': repeat(`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com `),
};

/** The least that finding can be: a look for each @, and for each address there is an object with its text. */
function bareResults(text: string, addresses: number): unknown[] {
  const results: unknown[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (results.length < addresses) results.push({ start: at - 1, end: at + 4, address: text.slice(at - 1, at + 4) });
  }
  return results;
}

function fastest(run: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** What it takes to find in a text, and the least it could, in ms. */
export interface InputCost {
  ms: number;
  least: number;
}

/** Finds in one such text; each time is the fastest of three, so that a pause of the machine is not counted. */
export function findInInput(name: string, size: number): InputCost {
  const text = INPUTS[name]?.(size) ?? '';
  // A rope would be flattened within the measured time.
  text.charCodeAt(size >> 1);
  const { length } = findEmails(text);
  return { ms: fastest(() => findEmails(text)), least: fastest(() => bareResults(text, length)) };
}
