import { browser } from '#imports';
import type { PlainKey } from '@/utils/texts/text-key';

/** Commands that can have a key, by their names in the manifest, with their texts. */
export const COMMANDS = {
  _execute_action: 'command.openPopup',
  'next-card': 'command.nextCard',
  'open-side-panel': 'command.openSidePanel',
  'score-here': 'command.scoreHere',
} as const satisfies Record<string, PlainKey>;
export type CommandName = keyof typeof COMMANDS;

/** The current key of each command, as the browser writes it; empty if none is set. */
export type Shortcuts = Readonly<Record<CommandName, string>>;

/** Reads the keys actually set: a browser drops a suggested key that is taken, and the user may change any. */
export async function readShortcuts(): Promise<Shortcuts> {
  const commands = await browser.commands.getAll();
  const keyOf = (name: CommandName) => commands.find((command) => command.name === name)?.shortcut ?? '';
  return {
    _execute_action: keyOf('_execute_action'),
    'next-card': keyOf('next-card'),
    'open-side-panel': keyOf('open-side-panel'),
    'score-here': keyOf('score-here'),
  };
}
