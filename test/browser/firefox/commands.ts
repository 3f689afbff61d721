import { inChrome } from './chrome-scope.ts';
import type { Firefox } from './launch.ts';

/**
 * Runs the command that has a digit for its key, as the browser does when the key is pressed. Without a window no real key arrives;
 * `real-keys.spec` presses them.
 */
export async function runCommand({ send }: Firefox, digit: string): Promise<void> {
  await inChrome(
    send,
    ({ document }, digit) => {
      const keys = document.querySelectorAll<Element & { doCommand(): void }>('keyset[id^="ext-keyset"] key');
      for (const key of keys) if (key.getAttribute('keycode') === `VK_${digit}`) key.doCommand();
    },
    digit,
  );
}
