/** The part of `runtime.MessageSender` that the classification reads. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  origin?: string | undefined;
  frameId?: number | undefined;
  /** Chromium only. `prerender`: a page that is not visible yet. */
  documentLifecycle?: string | undefined;
  tab?: unknown;
}

/**
 * Sender of a message. `page`: our page in a tab, popup or side panel. `card`: our card framed in a web page.
 * `content-script`: our script in a web page, forgeable by a compromised page process.
 */
export type SenderClass = 'page' | 'card' | 'content-script' | 'unknown';

/** Who may send a message. `site`: a content script in a frame of an enabled site. */
export type Right = Exclude<SenderClass, 'unknown'> | 'site';

/**
 * Classifies a sender; anything not clearly ours is `unknown` and refused. Framing is read from the frame id, as a
 * hostile page may frame our URLs.
 * @param self our id and root URL (`runtime.getURL('/')`)
 */
export function classifySender(sender: Sender, self: { id: string; root: string }): SenderClass {
  if (sender.id !== self.id || sender.url === undefined) return 'unknown';
  if ((sender.documentLifecycle ?? 'active') !== 'active') return 'unknown';
  if (!sender.url.startsWith(self.root)) return sender.tab === undefined ? 'unknown' : 'content-script';
  // A sandboxed copy of our page has our URL but not our origin.
  if (`${sender.origin}/` !== self.root) return 'unknown';
  const path = new URL(sender.url).pathname;
  if (path === '/card.html') return 'card';
  return sender.frameId === undefined || sender.frameId === 0 ? 'page' : 'unknown';
}
