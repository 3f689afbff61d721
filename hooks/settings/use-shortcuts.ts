import { useEffect, useState } from 'react';
import { browser } from '#imports';
import type { PlainKey } from '@/utils/texts/text-key';

/** Commands that can have a key, by their names in the manifest, with their texts. */
export const COMMANDS = {
  _execute_action: 'command.openPopup',
  'next-card': 'command.nextCard',
  'open-side-panel': 'command.openSidePanel',
} as const satisfies Record<string, PlainKey>;
export type CommandName = keyof typeof COMMANDS;

/** The current key of each command, as the browser writes it; empty if none is set. */
type Shortcuts = Record<CommandName, string>;

/** Reads the keys actually set: a browser drops a suggested key that is taken, and the user may change any. */
async function loadShortcuts(): Promise<Shortcuts> {
  const commands = await browser.commands.getAll();
  const keyOf = (name: CommandName) => commands.find((command) => command.name === name)?.shortcut ?? '';
  return {
    _execute_action: keyOf('_execute_action'),
    'next-card': keyOf('next-card'),
    'open-side-panel': keyOf('open-side-panel'),
  };
}

/** Opens the browser's page for changing keys; only Firefox has a function for it. */
export async function openShortcutSettings(): Promise<void> {
  const { openShortcutSettings: open } = browser.commands as { openShortcutSettings?: () => Promise<void> };
  if (open) await open();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}

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
