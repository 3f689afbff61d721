const NAIVE = /[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}/gi;

/** Walks the texts of the body; returns how many addresses `count` finds in them. */
function eachText(count: (text: string) => number): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let found = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found += count(node.nodeValue ?? '');
  return found;
}

/** What any search must do at least, and the simplest search. */
const CONTENDERS = {
  'bare walk': () => eachText(() => 0),
  'naive regex': () => eachText((text) => text.match(NAIVE)?.length ?? 0),
} as const;
export type Contender = keyof typeof CONTENDERS;

/** Runs one contender once; returns the time in ms. */
export function runContender(name: Contender): number {
  const from = performance.now();
  CONTENDERS[name]();
  return performance.now() - from;
}
