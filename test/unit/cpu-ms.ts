/** Returns the processor time of a synchronous run, in ms: unlike the clock, it leaves out what other processes do. */
export function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage().user;
  run();
  return (process.cpuUsage().user - before) / 1000;
}

/**
 * A limit for texts of about a megabyte, in ms of processor time. They take tenths of a second; what is quadratic takes
 * minutes, on any machine.
 */
export const A_MOMENT_MS = 10_000;
