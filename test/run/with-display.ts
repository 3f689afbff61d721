// node test/run/with-display.ts <command> [arguments]: run a command on an X display of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RECIPES } from './needs.ts';
import { runCommand } from './run-command.ts';
import { endProcess, startXvfb } from './xvfb.ts';

const WINDOW_MANAGER_START_MS = 300;

/** A screen for browsers with a window. */
export interface Display {
  /** The whole environment for what runs there; SIGHTLINE_DISPLAY=1 in it says that native menus can be driven. */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Start a private X display with a window manager. Where there is no Xvfb, whatever screen there is must do. */
export async function startDisplay(base: NodeJS.ProcessEnv = process.env): Promise<Display> {
  const xvfbFile = RECIPES.xvfb.find();
  const openboxFile = RECIPES.openbox.find();
  const env = { ...base };
  if (process.platform !== 'linux' || !xvfbFile) return { env, close: async () => {} };

  const { xvfb, display } = await startXvfb(xvfbFile);
  const runtime = await mkdtemp(path.join(tmpdir(), 'sightline-display-'));
  Object.assign(env, {
    DISPLAY: display,
    XDG_RUNTIME_DIR: runtime,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:', // Stops Chromium probing for a session bus that is not there.
    SIGHTLINE_DISPLAY: '1',
  });
  delete env.WAYLAND_DISPLAY;
  const started = [xvfb];
  if (openboxFile) {
    started.unshift(spawn(openboxFile, ['--sm-disable'], { env, stdio: 'ignore', detached: true }));
    await sleep(WINDOW_MANAGER_START_MS);
  }
  const killAll = () => {
    for (const child of started) child.kill();
  };
  process.once('exit', killAll);
  return {
    env,
    async close() {
      process.off('exit', killAll);
      for (const child of started) await endProcess(child);
      await rm(runtime, { recursive: true, force: true });
    },
  };
}

if (import.meta.main) {
  const stopped = new AbortController();
  process.on('SIGINT', () => stopped.abort());
  process.on('SIGTERM', () => stopped.abort());
  const display = await startDisplay();
  process.exitCode = await runCommand(process.argv.slice(2), { env: display.env, signal: stopped.signal });
  await display.close();
}
