import { placeRegion } from '@/components/kit/say';

/** Returns what a screen reader gets from now on, as it comes: the region for it is closed to the page. */
export function listen(): readonly string[] {
  const heard: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
  });
  watch.observe(placeRegion(), { childList: true });
  return heard;
}
