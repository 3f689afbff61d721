import { useEffect, useState } from 'react';
import { loadShortcuts, type Shortcuts } from './shortcuts';

/** Returns the keys that are set, read again when the page becomes visible; undefined while they load. */
export function useShortcuts(): Shortcuts | undefined {
  const [shortcuts, setShortcuts] = useState<Shortcuts>();
  useEffect(() => {
    const read = () => void loadShortcuts().then(setShortcuts, () => undefined);
    read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, []);
  return shortcuts;
}
