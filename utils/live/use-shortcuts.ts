import { useEffect, useState } from 'react';
import { loadShortcuts, type Shortcuts } from './shortcuts';

/** The keys that are set, read again when the page comes back to the front; undefined until they are read. */
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
