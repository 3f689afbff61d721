import anchorme from 'anchorme';
import { extractIOC } from 'ioc-extractor';
import linkifyElement from 'linkify-element';
import { find } from 'linkifyjs';
import { findEmails } from '@/utils/detection/find-emails';

const NAIVE = /[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}/gi;

/** Walks the body as the limit does and gives every text to a finder of a whole text; answers with how many it found. */
function eachText(count: (text: string) => number): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let found = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found += count(node.nodeValue ?? '');
  return found;
}

function bareWalk(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let texts = 0;
  while (walker.nextNode()) texts++;
  return texts;
}

/** Whatever else can find the addresses of a document in one go. */
const CONTENDERS = {
  'bare walk': bareWalk,
  'our finder on each text node': () => eachText((text) => findEmails(text).length),
  'naive regex': () => eachText((text) => text.match(NAIVE)?.length ?? 0),
  linkifyjs: () => eachText((text) => find(text, 'email').length),
  'ioc-extractor': () => eachText((text) => extractIOC(text).emails.length),
  anchorme: () => eachText((text) => anchorme.list(text).filter(({ isEmail }) => isEmail).length),
  'linkify-element (wraps)': () => {
    linkifyElement(document.body, { validate: (_value, type) => type === 'email' });
    return document.querySelectorAll('a[href^="mailto:"]').length;
  },
} as const;
export type Contender = keyof typeof CONTENDERS;

/** Runs one contender once; the time in ms and what it counted. */
export function runContender(name: Contender): { ms: number; found: number } {
  const from = performance.now();
  const found = CONTENDERS[name]();
  return { ms: performance.now() - from, found };
}
