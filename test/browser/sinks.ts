/** What could turn a text into markup or script, or load code or data from elsewhere. */
const SINKS: [name: string, pattern: RegExp][] = [
  ['innerHTML', /\.(?:inner|outer)HTML\s*[+]?=(?!=)/g],
  ['innerHTML by name', /\[\s*["'`](?:inner|outer)HTML["'`]\s*\]\s*=(?!=)/g],
  ['insertAdjacentHTML', /\binsertAdjacentHTML\b/g],
  ['document.write', /\bdocument\.write(?:ln)?\b/g],
  ['setHTMLUnsafe', /\bsetHTMLUnsafe\b|\bparseHTMLUnsafe\b/g],
  ['parseFromString', /\bparseFromString\b/g],
  ['createContextualFragment', /\bcreateContextualFragment\b/g],
  ['srcdoc', /\bsrcdoc\b/gi],
  ['eval', /(?<![\w$.])eval\b(?!\s*:)/g],
  ['Function', /(?:\bnew\s+|(?<![\w$.]))Function\s*\(/g],
  ['Function by another name', /=\s*Function\b(?!\s*[.\w(])/g],
  ['timer with a text', /\bset(?:Timeout|Interval)\(\s*["'`]/g],
  ['remote import', /\bimport\s*\(\s*["'`](?:https?:)?\/\//g],
  ['importScripts', /\bimportScripts\b/g],
  ['script element', /\bcreateElement\(\s*["'`]script["'`]/g],
  ['inline script', /<script(?![^>]*\bsrc=)[^>]*>/gi],
  ['inline handler', /<\w+[^>]*\son\w+=/gi],
];

/** Addresses that a bundle may contain: names of formats, texts in messages and placeholders. None is ever asked. */
const NAMES = [
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/XML/1998/namespace',
  'http://json-schema.org/draft-04/schema',
  'http://json-schema.org/draft-07/schema',
  'https://demo.invalid',
  'https://json-schema.org/draft/2020-12/schema',
  'https://react.dev/errors/',
  'https://tailwindcss.com',
  'https://tinyurl.com/y2uuvskb',
  'http://bit.ly/2kdckMn',
];
const ADDRESS = /(?:https?|wss?):\/\/[a-z\d][\w.-]*(?:\/[\w./%-]*)?/gi;
const EXAMPLE = /^https:\/\/(?:[a-z]+\.)?example\.com\.?\/?$/;

/** The sinks and foreign addresses in a built file, each with a piece of text around it; empty where there are none. */
export function findSinks(text: string): string[] {
  const around = (index: number) => text.slice(Math.max(0, index - 40), index + 60).replace(/\s+/g, ' ');
  const sinks = SINKS.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${name}: ${around(index)}`),
  );
  const foreign = [...text.matchAll(ADDRESS)].filter(([address]) => !NAMES.includes(address) && !EXAMPLE.test(address));
  return [...sinks, ...foreign.map(({ index }) => `address: ${around(index)}`)];
}
