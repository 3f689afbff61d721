import { inChrome } from './chrome-scope.ts';
import type { Firefox } from './launch.ts';

/** Does what the shortcut of an extension's command does; keys that BiDi presses do not reach the browser's window. */
export async function pressShortcut({ send }: Firefox, letter: string): Promise<void> {
  await inChrome(
    send,
    ({ document }, letter) => {
      const keys = document.querySelectorAll<Element & { doCommand(): void }>('keyset[id^="ext-keyset"] key');
      for (const key of keys) if (key.getAttribute('key')?.toUpperCase() === letter) key.doCommand();
    },
    letter,
  );
}
