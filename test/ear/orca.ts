import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../browser/until.ts';
import { endProcess } from '../run/xvfb.ts';

/** Orca writes its log in blocks of 8 kB, so words would seem to belong to later keys; here each line is written at once. */
const ORCA = `
import builtins, runpy, sys
opened = builtins.open
builtins.open = lambda file, mode='r', *rest, **more: opened(file, mode, 1) if mode == 'w' else opened(file, mode, *rest, **more)
sys.argv = ['orca', '--replace', '--debug-file', sys.argv[1]]
runpy.run_path('/usr/bin/orca', run_name='__main__')
`;

/**
 * Every key goes to the page, as in focus mode: a busy machine tells Orca late that a field has the focus, and until then it would keep
 * the letters.
 */
const FOCUS_MODE = `
import orca.settings
orca.settings.structuralNavigationEnabled = False
orca.settings.caretNavigationEnabled = False
`;

/** Sets a property of the bus of assistive technology, as the settings of a desktop do. */
const TO_BUS = [
  '--session',
  '--print-reply',
  '--dest=org.a11y.Bus',
  '/org/a11y/bus',
  'org.freedesktop.DBus.Properties.Set',
  'string:org.a11y.Status',
];

/** Orca has ended a sentence once it has logged nothing for so long, in ms. */
const QUIET_MS = 2000;
const MAX_MS = 40_000;

/** A running screen reader, whose words go to a log: no sound is needed. */
export interface Orca {
  /** Resolves to what was spoken since the last call, once Orca is quiet. */
  spoken(): Promise<string[]>;
}

/** Starts the bus of assistive technology and Orca on the screen and session bus of this process. Both end with `stack`. */
export async function startOrca(stack: AsyncDisposableStack): Promise<Orca> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sightline-ear-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const log = path.join(folder, 'orca.log');
  writeFileSync(log, '');
  Object.assign(process.env, {
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    LANG: 'C.UTF-8',
  });
  mkdirSync(path.join(folder, 'orca'));
  writeFileSync(path.join(folder, 'orca', 'orca-customizations.py'), FOCUS_MODE);
  // Without sound a speech server would only keep Orca waiting.
  mkdirSync(path.join(folder, 'speech-dispatcher'));
  writeFileSync(path.join(folder, 'speech-dispatcher', 'speechd.conf'), 'DisableAutoSpawn\n');
  const run = (file: string, args: readonly string[]): ChildProcess => {
    const child = spawn(file, args, { stdio: 'ignore' });
    stack.defer(() => endProcess(child));
    return child;
  };
  run('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately', '--screen-reader=1']);
  await sleep(1000);
  for (const what of ['IsEnabled', 'ScreenReaderEnabled'])
    run('dbus-send', [...TO_BUS, `string:${what}`, 'variant:boolean:true']);
  await sleep(500);
  run('/usr/bin/python3', ['-c', ORCA, log]);
  let read = 0;
  const quiet = async () => {
    const end = Date.now() + MAX_MS;
    for (let [size, since] = [-1, Date.now()]; Date.now() < end && Date.now() - since < QUIET_MS; await sleep(100)) {
      const now = statSync(log).size;
      if (now !== size) [size, since] = [now, Date.now()];
    }
  };
  await until(async () => statSync(log).size > 0, 'Orca does not start: install orca, at-spi2-core and dbus-daemon');
  await quiet();
  return {
    async spoken() {
      await quiet();
      const text = readFileSync(log).subarray(read).toString();
      read = statSync(log).size;
      return [...text.matchAll(/SPEECH OUTPUT: '(.*?)'\s*(?:\{.*)?$/gm)].flatMap(([, words = '']) =>
        words === '' ? [] : [words],
      );
    },
  };
}
