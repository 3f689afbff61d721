import { useEffect, useState } from 'react';
import type { Settings } from '@/utils/settings/settings';
import { loadSettings, watchSettings } from '@/utils/storage/settings-item';

/** Returns the settings, live; undefined while they load. Throws storage errors during rendering. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  const [fault, setFault] = useState<{ error: unknown }>();
  useEffect(() => {
    const gone = new AbortController();
    watchSettings(gone.signal, setSettings);
    loadSettings().then(
      (loaded) => setSettings((current) => current ?? loaded),
      (error: unknown) => setFault({ error }),
    );
    return () => gone.abort();
  }, []);
  if (fault && settings === undefined) throw fault.error;
  return settings;
}
