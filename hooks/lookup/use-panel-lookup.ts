import { useEffect, useState } from 'react';
import { panelLookup } from '@/utils/panel/panel-lookup';

/** Returns the lookup of the side panel, live: undefined while it loads, null if there is none yet. */
export function usePanelLookup(): [string | null | undefined, (id: string) => void] {
  const [id, setId] = useState<string | null>();
  useEffect(() => {
    const gone = new AbortController();
    panelLookup.watch(gone.signal, (shown) => setId(shown?.id ?? null));
    panelLookup.read().then(
      (shown) => setId((current) => current ?? shown?.id ?? null),
      () => setId(null),
    );
    return () => gone.abort();
  }, []);
  const show = (next: string) => {
    setId(next);
    void panelLookup.write({ id: next }).catch(() => undefined);
  };
  return [id, show];
}
