import { parseArgs } from 'node:util';

/** A browser window for the user, or a tour without one. */
export type Mode = 'window' | 'tour';

/** What `npm start` does here: the window, unless `--tour` is asked for or there is no screen to open one on. */
export function chooseMode(
  args: string[],
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): Mode {
  const { tour } = parseArgs({ args, options: { tour: { type: 'boolean' } } }).values;
  // Only on Linux can a session be without a screen and still say so.
  const hasScreen = platform !== 'linux' || Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY);
  return tour || !hasScreen ? 'tour' : 'window';
}
