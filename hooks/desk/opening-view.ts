import type { Surface } from '@/utils/surfaces/surface';
import { nextView, panelView, type View } from '@/utils/surfaces/view';

/**
 * Takes the view that a gesture elsewhere requested; undefined if none, or if the address of the desk has a route.
 * Never rejects.
 */
export async function openingView(surface: Surface): Promise<View | undefined> {
  if (location.hash !== '') return undefined;
  const item = surface === 'panel' ? panelView : nextView;
  try {
    const view = await item.read();
    if (view && item === nextView) await item.clear();
    return view;
  } catch {
    return undefined;
  }
}
