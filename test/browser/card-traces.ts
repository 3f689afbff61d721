/** Pages with the same addresses: without a policy, and with one that allows nothing and would report what it stops. */
export const CARD_PAGES = ['mailto.html', 'csp.html'];

type Watching = typeof globalThis & { seen?: string[]; find(text: string): boolean };

/**
 * Runs in a page before a card opens: writes down messages to it, violations of its policy, and each frame that it can
 * reach at any moment: at every change of the tree, when the card's popover opens, and before every picture.
 */
export function watchForCard(): void {
  const seen: string[] = [];
  const lookForFrames = () => {
    if (window.length > 0 || window[0] !== undefined) seen.push(`frame ${window[0]?.location}`);
  };
  new MutationObserver(lookForFrames).observe(document, { subtree: true, childList: true, attributes: true });
  for (const type of ['beforetoggle', 'toggle', 'load', 'focusin']) addEventListener(type, lookForFrames, true);
  const beforeEachPicture = () => {
    lookForFrames();
    requestAnimationFrame(beforeEachPicture);
  };
  beforeEachPicture();
  Object.assign(globalThis, { seen });
  addEventListener('message', ({ data }) => seen.push(`message ${JSON.stringify(data)}`), true);
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => seen.push(`violation ${blockedURI}`));
}

/** Runs in a page: everything that it can read of itself that could tell of an open card, or of the score in it. */
export function tracesHere(score: string) {
  const { seen, find } = globalThis as Watching;
  return {
    resources: performance
      .getEntries()
      .filter(({ name }) => /extension:/.test(name))
      .map(({ name }) => name),
    frames: window.length,
    named: document.querySelectorAll('iframe').length,
    text: document.documentElement.innerText.includes('Risk score'),
    found: find('Risk score'),
    score: find(score),
    html: document.documentElement.outerHTML.includes('extension'),
    seen,
  };
}

/** What they are where a page sees nothing of the card. */
export const NO_TRACES: ReturnType<typeof tracesHere> = {
  resources: [],
  frames: 0,
  named: 0,
  text: false,
  found: false,
  score: false,
  html: false,
  seen: [],
};
