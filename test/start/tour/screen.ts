import type { Arranged } from '../../run/arrange.ts';
import { startDisplay } from '../../run/with-display.ts';

/** The programs of a tour; all but the browser may be missing. */
export type Tools = Arranged['paths'] & { chromium: string };

/**
 * Start a virtual screen on which native menus can be driven; it closes with `stack`. Answers with the environment of
 * what runs there, or null where that is not to be had.
 */
export async function openScreen(
  { xvfb, openbox, xdotool }: Tools,
  stack: AsyncDisposableStack,
): Promise<NodeJS.ProcessEnv | null> {
  if (!xvfb || !openbox || !xdotool) return null;
  const { env, close } = await startDisplay();
  stack.defer(close);
  // The pointer's programs are started with the environment of this process.
  process.env.DISPLAY = env.DISPLAY;
  return env;
}
