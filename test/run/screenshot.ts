import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodePng } from './png.ts';
import { decodeXwd } from './xwd.ts';

/** The folder in which the virtual screen `display` keeps its pixels; `runtime` is its XDG_RUNTIME_DIR. */
export const framebufferFolder = (runtime: string, display: string): string => path.join(runtime, `screen${display}`);

/** Read the whole virtual screen that `env` names, as Xvfb keeps it. Throws where there is none. */
export function readScreen({ XDG_RUNTIME_DIR: runtime, DISPLAY: display }: NodeJS.ProcessEnv): Promise<Buffer> {
  if (!runtime || !display) throw new Error('There is no virtual screen to take a picture of');
  return readFile(path.join(framebufferFolder(runtime, display), 'Xvfb_screen0'));
}

/**
 * Write a PNG of the whole virtual screen that `env` names, including native menus and popups. Reads the pixels from
 * Xvfb's own file, so no screenshot program is needed. Throws without a virtual screen, and if the screen is blank.
 */
export async function screenshot(file: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const image = decodeXwd(await readScreen(env));
  if (image.pixels.every((value) => value === image.pixels[0])) throw new Error('The screen is blank');
  await writeFile(file, encodePng(image));
}
