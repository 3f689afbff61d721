/**
 * Returns whether a page of ours can run in a frame in a window. The sandbox of a frame holds for what it frames too: ours has
 * no scripts then, or is none of ours. A frame in another site's page does not tell its sandbox, only that it has no origin.
 */
export function canFramePages(view: Window): boolean {
  if (view.origin === 'null' && view.location.protocol !== 'file:') return false;
  const frame = view.frameElement;
  if (!frame) return true;
  const sandbox = frame.getAttribute('sandbox');
  return (sandbox === null || /\ballow-scripts\b/i.test(sandbox)) && canFramePages(view.parent);
}
