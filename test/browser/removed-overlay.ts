// What runs in a page that takes the open card away.

/** Pages whose headers keep the card's frame from loading, or from speaking to the extension. */
export const RESTRICTED_ROOMS = ['require-corp', 'credentialless', 'sandbox'];

/** The ways of taking the card away; each runs in the page, on the card's host. */
export const WAYS_TO_TAKE: Record<string, (host: HTMLElement) => void> = {
  'removes it': (host) => host.remove(),
  'has another document adopt it and restyles it': (host) => {
    document.implementation.createHTMLDocument().adoptNode(host);
    host.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;opacity:.02';
    document.documentElement.append(host);
  },
  'moves it': (host) => document.body.append(host),
};

/** Runs one of them, as its source, and says whether the card is still in the page when that is painted. */
export async function isPaintedAfter(way: string): Promise<boolean> {
  const host = document.querySelector('html > :popover-open');
  if (!host) throw new Error('no card');
  new Function('host', `(${way})(host)`)(host);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return host.isConnected;
}
