import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

// Long enough for a test runner to close its browsers.
const GRACE_MS = 10_000;
const IS_WINDOWS = process.platform === 'win32';

/** How a command is run. */
export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Say nothing of what the command prints. */
  quiet?: boolean;
  /** Stop the command, and all it started, after this time. */
  timeoutMs?: number;
  /** Stop the command, and all it started, when this fires. */
  signal?: AbortSignal;
}

/** End a process that was started `detached`, with everything that still runs in its group. */
function stopGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (IS_WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

/** Run a command to its end and answer with its exit code: 0 only if it ran, was not stopped and did not fail. */
export async function runCommand(command: readonly string[], options: RunOptions = {}): Promise<number> {
  const [file, ...args] = command;
  if (file === undefined || options.signal?.aborted) return 1;
  const child = spawn(file, args, {
    env: options.env ?? process.env,
    stdio: options.quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    // A separate group, so that no grandchild outlives the command and prints after the last line.
    detached: !IS_WINDOWS,
    // npm is a .cmd file on Windows, which only a shell starts.
    shell: IS_WINDOWS && !file.endsWith('.exe'),
  });
  let killer: NodeJS.Timeout | undefined;
  const stop = () => {
    stopGroup(child, 'SIGINT'); // As Ctrl-C does: test runners then still write their reports.
    killer ??= setTimeout(() => stopGroup(child, 'SIGKILL'), GRACE_MS);
  };
  const timer = options.timeoutMs === undefined ? undefined : setTimeout(stop, options.timeoutMs);
  options.signal?.addEventListener('abort', stop);
  try {
    const [code]: (number | null)[] = await once(child, 'exit');
    return code ?? 1;
  } catch {
    return 1; // There is no such program.
  } finally {
    clearTimeout(timer);
    clearTimeout(killer);
    options.signal?.removeEventListener('abort', stop);
    stopGroup(child, 'SIGKILL');
  }
}
