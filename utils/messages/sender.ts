/** The part of `runtime.MessageSender` that the classification reads. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  origin?: string | undefined;
  frameId?: number | undefined;
  /** Chromium alone says it; `prerender` is a page that nobody looks at yet. */
  documentLifecycle?: string | undefined;
  tab?: unknown;
}

/**
 * Who sent a message. `page`: a page of ours in a tab, popup or side panel. `card`: our card framed in a web page.
 * `content-script`: a script of ours inside a web page, which a compromised page process could forge.
 */
export type SenderClass = 'page' | 'card' | 'content-script' | 'unknown';

/** Who may send a message. `site`: a content script in a frame of an enabled site. */
export type Right = Exclude<SenderClass, 'unknown'> | 'site';

/**
 * Classifies a sender; anything that is not clearly one of ours is `unknown` and gets refused. The only place that
 * reads a sender. A frame counts as framed by its frame id, as a hostile page may frame the card and its url is ours.
 * @param self the extension's own id and root url (`runtime.getURL('/')`)
 */
export function classifySender(sender: Sender, self: { id: string; root: string }): SenderClass {
  if (sender.id !== self.id || sender.url === undefined) return 'unknown';
  if ((sender.documentLifecycle ?? 'active') !== 'active') return 'unknown';
  if (!sender.url.startsWith(self.root)) return sender.tab === undefined ? 'unknown' : 'content-script';
  // A sandboxed copy of a page of ours has our address and no origin.
  if (`${sender.origin}/` !== self.root) return 'unknown';
  const path = new URL(sender.url).pathname;
  if (path === '/card.html') return 'card';
  return sender.frameId === undefined || sender.frameId === 0 ? 'page' : 'unknown';
}
