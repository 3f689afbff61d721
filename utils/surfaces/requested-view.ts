import { z } from 'zod/mini';
import type { ReadableItem } from '@/utils/storage/stored-item';
import { nextView, panelView, type View } from './view';

/** Where a desk is drawn; its HTML file says which. The side panel is Firefox's sidebar. */
export const surface = z.enum(['popup', 'panel', 'tab']);
export type Surface = z.infer<typeof surface>;

/**
 * Follows what gestures elsewhere request of this desk. `read` gives the latest request, if any, and never rejects. Only
 * side panels get later ones.
 */
export function requestedView(surface: Surface): ReadableItem<View | undefined> {
  if (surface !== 'panel') {
    const taken = takeNext();
    return { read: () => taken, watch: () => undefined };
  }
  let later: View | undefined;
  panelView.watch(new AbortController().signal, (view) => {
    later = view ?? later;
  });
  // An address with a route, as after a reload, says itself what to show.
  const stored = location.hash === '' ? panelView.read().catch(() => undefined) : undefined;
  return {
    read: async () => {
      const first = await stored;
      return later ?? first;
    },
    watch: panelView.watch,
  };
}

/** Takes the request that the next desk without a route answers. */
async function takeNext(): Promise<View | undefined> {
  if (location.hash !== '') return undefined;
  try {
    const view = await nextView.read();
    if (view) await nextView.clear();
    return view;
  } catch {
    return undefined;
  }
}
