import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';
import { framebufferFolder } from './screenshot.ts';

const SCREEN = '1280x1000x24';

/**
 * Start Xvfb on a display number that it picks itself, so that runs side by side cannot collide. It keeps its pixels
 * in a file in a subfolder of `runtime` (see `screenshot`).
 */
export async function startXvfb(file: string, runtime: string): Promise<{ xvfb: ChildProcess; display: string }> {
  const pixels = await mkdtemp(path.join(runtime, 'starting-'));
  const flags = ['-displayfd', '3', '-screen', '0', SCREEN, '-fbdir', pixels, '-nolisten', 'tcp', '-noreset'];
  const xvfb = spawn(file, flags, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true, // Ctrl-C must not take the screen away before the browsers on it have closed.
  });
  const pipe = xvfb.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe to tell its display');
  const announced = once(pipe, 'data').then(([number]) => `:${String(number).trim()}`);
  const died = once(xvfb, 'exit').then((): never => {
    throw new Error('Xvfb did not start');
  });
  const display = await Promise.race([announced, died]);
  await rename(pixels, framebufferFolder(runtime, display));
  return { xvfb, display };
}

/** End a process that this one started, and wait until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
