import { useEffect, useState } from 'react';
import { browser } from '#imports';
import { readShortcuts, type Shortcuts } from '@/utils/surfaces/shortcuts';

/** Opens the browser's page for changing keys; only Firefox has a function for it. */
export async function openShortcutSettings(): Promise<void> {
  const { openShortcutSettings: open } = browser.commands as { openShortcutSettings?: () => Promise<void> };
  if (open) await open();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}

/** Returns the keys that are set, read again when the window gets the focus; undefined while they load. */
export function useShortcuts(): Shortcuts | undefined {
  const [shortcuts, setShortcuts] = useState<Shortcuts>();
  useEffect(() => {
    const read = () => void readShortcuts().then(setShortcuts, () => undefined);
    read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, []);
  return shortcuts;
}
