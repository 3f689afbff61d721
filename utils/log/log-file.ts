import { z } from 'zod/mini';
import { type LogLine, logLine } from './log-line';
import { isLogTable, readLogTable } from './log-table';

const logFile = z.strictObject({
  format: z.literal('sightline-log'),
  version: z.literal(1),
  lines: z.array(logLine),
});

/** Returns a log as JSON. */
export const writeLogFile = (lines: readonly LogLine[]): string =>
  `${JSON.stringify({ format: 'sightline-log', version: 1, lines }, null, 1)}\n`;

/** Returns the lines of a log file, JSON or CSV, as it was exported; null if it is none. */
export function readLogFile(text: string): LogLine[] | null {
  const plain = text.replace(/^\uFEFF/, '');
  if (isLogTable(plain)) return readLogTable(plain);
  try {
    const read = logFile.safeParse(JSON.parse(plain));
    return read.success ? read.data.lines : null;
  } catch {
    return null;
  }
}
