// node test/run/with-display.ts <command> [arguments]: run a command on a separate X display.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RECIPES } from './needs.ts';
import { runCommand } from './run-command.ts';
import { endProcess, startXvfb } from './xvfb.ts';

const WINDOW_MANAGER_START_MS = 300;

/** Screens for browsers with a window. */
export interface Display {
  /**
   * The whole environment for what runs there. SIGHTLINE_DISPLAY=1 in it says that native menus can be driven, and
   * SIGHTLINE_SCREENS names every screen, the first of which is DISPLAY.
   */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

interface Screen {
  display: string;
  /** What runs for it, in the order in which it is to end. */
  processes: ChildProcess[];
}

async function startScreen(xvfbFile: string, runtime: string, env: NodeJS.ProcessEnv): Promise<Screen> {
  const openboxFile = RECIPES.openbox.find();
  const { xvfb, display } = await startXvfb(xvfbFile, runtime);
  if (!openboxFile) return { display, processes: [xvfb] };
  const inIt = { ...env, DISPLAY: display };
  const openbox = spawn(openboxFile, ['--sm-disable'], { env: inIt, stdio: 'ignore', detached: true });
  await sleep(WINDOW_MANAGER_START_MS);
  return { display, processes: [openbox, xvfb] };
}

/** Start private X screens with a window manager. Where there is no Xvfb, whatever screen there is must do. */
export async function startDisplay(count = 1, base: NodeJS.ProcessEnv = process.env): Promise<Display> {
  const xvfbFile = RECIPES.xvfb.find();
  const env = { ...base };
  if (process.platform !== 'linux' || !xvfbFile) return { env, close: async () => {} };

  const runtime = await mkdtemp(path.join(tmpdir(), 'sightline-display-'));
  Object.assign(env, {
    XDG_RUNTIME_DIR: runtime,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:', // Stops Chromium probing for a session bus that is not there.
    SIGHTLINE_DISPLAY: '1',
  });
  delete env.WAYLAND_DISPLAY;
  const screens = await Promise.all(Array.from({ length: count }, () => startScreen(xvfbFile, runtime, env)));
  env.DISPLAY = screens[0]?.display;
  env.SIGHTLINE_SCREENS = screens.map(({ display }) => display).join(' ');
  const started = screens.flatMap(({ processes }) => processes);
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
