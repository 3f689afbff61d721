import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { bodyOfSize } from '../unit/reading/body-of-size.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';

const SIZES = [10_000, 100_000, 1_048_576];
const CALLS = 30;

/** Runs in the process of one size; prints the milliseconds of each call. Parsing is included: the tree is ours. */
async function timeCalls(reader: string, bytes: number): Promise<void> {
  const { parseAnswer } = await import(reader);
  const text = JSON.stringify(bodyOfSize(bytes));
  const subject = { operation: 'overview', request: { subject_name: 'Petra Quillon', entity_type: 'individual' } };
  const times = Array.from({ length: CALLS }, () => {
    const from = performance.now();
    parseAnswer(text, subject);
    return performance.now() - from;
  });
  console.log(JSON.stringify(times));
}

async function bundleReader(outDir: string): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '../../utils/reading/parse-answer.ts');
  const lib = { entry, formats: ['es' as const], fileName: 'reader' };
  await build({ configFile: false, logLevel: 'warn', build: { outDir, emptyOutDir: true, lib } });
  return path.join(outDir, 'reader.js');
}

/**
 * Milliseconds of reading an answer. Each size is read in a separate process, for the first call pays for compiling the
 * reader, and later ones profit from earlier ones.
 */
export async function measureReading(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reading-'));
  const reader = await bundleReader(folder);
  const rows = SIZES.flatMap((size): Row[] => {
    const printed = execFileSync(process.execPath, [import.meta.filename, reader, String(size)], { encoding: 'utf8' });
    const [first = Number.NaN, ...later]: number[] = JSON.parse(printed);
    const what = `${Math.round(size / 1000)} kB`;
    return [
      { what: `${what}, first call`, now: first },
      { what: `${what}, warm`, now: median(later.slice(-15)) },
    ];
  });
  rmSync(folder, { recursive: true });
  return rows;
}

const [, , reader, bytes] = process.argv;
if (import.meta.main && reader !== undefined) await timeCalls(reader, Number(bytes));
