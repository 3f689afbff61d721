import { useCallback, useEffect, useRef } from 'react';
import { browser } from '#imports';
import { openSidePanel } from '@/utils/surfaces/open-side-panel';
import { panelLookup } from '@/utils/surfaces/panel-lookup';
import { openResultPage } from '@/utils/surfaces/result-page';

/** Returns a function that shows a lookup in the side panel, or in a tab if the browser opens no panel. */
export function useShowLookup() {
  /** Read early: a panel only opens in the same turn as the click (docs/decisions/028). */
  const windowId = useRef<number>(undefined);
  useEffect(() => {
    void browser.windows.getCurrent().then(
      ({ id }) => {
        windowId.current = id;
      },
      () => undefined,
    );
  }, []);

  return useCallback((id: string) => {
    const opening =
      windowId.current === undefined ? Promise.resolve(false) : openSidePanel({ windowId: windowId.current });
    void panelLookup.write({ id }).catch(() => undefined);
    void opening.then((opened) => {
      if (!opened) void openResultPage(id);
    });
  }, []);
}
