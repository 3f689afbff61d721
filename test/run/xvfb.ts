import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const SCREEN = '1280x1000x24';

/** Start Xvfb on a display number that it picks itself, so that runs side by side cannot collide. */
export async function startXvfb(file: string): Promise<{ xvfb: ChildProcess; display: string }> {
  const xvfb = spawn(file, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true, // Ctrl-C must not take the screen away before the browsers on it have closed.
  });
  const pipe = xvfb.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe to tell its display');
  const told = once(pipe, 'data').then(([number]) => `:${String(number).trim()}`);
  const died = once(xvfb, 'exit').then((): never => {
    throw new Error('Xvfb did not start');
  });
  return { xvfb, display: await Promise.race([told, died]) };
}

/** End a process that this one started, and wait until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
