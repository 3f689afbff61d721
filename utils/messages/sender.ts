/** The part of `runtime.MessageSender` that the classification reads. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  origin?: string | undefined;
  frameId?: number | undefined;
  tab?: unknown;
}

/**
 * Who sent a message. `page`: a page of ours in a tab, popup or side panel. `card`: our card framed in a web page.
 * `content-script`: a script of ours inside a web page, which a compromised page process could forge.
 */
export type SenderClass = 'page' | 'card' | 'content-script' | 'unknown';

/**
 * Classifies a sender; anything that is not clearly one of ours is `unknown` and gets refused. The only place that
 * reads a sender. A frame counts as framed by its frame id, as a hostile page may frame the card and its url is ours.
 * @param self the extension's own id and root url (`runtime.getURL('/')`)
 */
export function classifySender(sender: Sender, self: { id: string; root: string }): SenderClass {
  if (sender.id !== self.id || sender.url === undefined) return 'unknown';
  if (!sender.url.startsWith(self.root)) return sender.tab === undefined ? 'unknown' : 'content-script';
  const path = new URL(sender.url).pathname;
  if (path === '/card.html') return 'card';
  return sender.frameId === undefined || sender.frameId === 0 ? 'page' : 'unknown';
}
