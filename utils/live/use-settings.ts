import { useEffect, useState } from 'react';
import type { Settings } from '../settings/settings';
import { loadSettings, watchSettings } from '../storage/settings-item';

/** The settings, live; undefined until they are read. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    const gone = new AbortController();
    watchSettings(gone.signal, setSettings);
    void loadSettings().then((loaded) => setSettings((current) => current ?? loaded));
    return () => gone.abort();
  }, []);
  return settings;
}
