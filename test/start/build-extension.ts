import path from 'node:path';
import { runCommand } from '../run/run-command.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const BUILD_TIME_MS = 3 * 60_000;

/** Where the extension for browsers of the Chromium family is built to, or an unpacked package that is used in its place. */
export const BUILD = process.env.SIGHTLINE_BUILD ?? path.join(ROOT, '.output/chrome-mv3');

/** Build the extension without a word. One that fails is built once more, to show why; false if it failed again. */
export async function buildExtension(signal: AbortSignal): Promise<boolean> {
  if (process.env.SIGHTLINE_BUILD !== undefined) return true;
  const command = [process.execPath, path.join(ROOT, 'node_modules/wxt/bin/wxt.mjs'), 'build', ROOT];
  const build = async (quiet: boolean) =>
    (await runCommand(command, { quiet, timeoutMs: BUILD_TIME_MS, signal })) === 0;
  return (await build(true)) || (!signal.aborted && (await build(false)));
}
