import { z } from 'zod';
import { type LogLine, logLine } from './log-line';

const logFile = z.strictObject({
  format: z.literal('sightline-log'),
  version: z.literal(1),
  lines: z.array(logLine),
});

/** Returns a log as JSON: what *Check a log file* reads. */
export const writeLogFile = (lines: readonly LogLine[]): string =>
  `${JSON.stringify({ format: 'sightline-log', version: 1, lines }, null, 1)}\n`;

/** Returns the lines of a log file; null if it is none. */
export function readLogFile(text: string): LogLine[] | null {
  try {
    const read = logFile.safeParse(JSON.parse(text));
    return read.success ? read.data.lines : null;
  } catch {
    return null;
  }
}
