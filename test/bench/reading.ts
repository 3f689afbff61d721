/**
 * What reading an answer costs: `node test/bench/reading.ts`. Each size is read in a separate process, for the first
 * call pays for compiling the reader, and later ones profit from earlier ones. Nothing is asserted; look at it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { bodyOfSize } from '../unit/reading/body-of-size.ts';
import { median } from './median.ts';

const SIZES = [10_000, 100_000, 1_048_576];
const CALLS = 30;

const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

/** Runs in the process of one size. Parsing is included: the tree is ours. */
async function measure(reader: string, bytes: number): Promise<void> {
  const { parseAnswer } = await import(reader);
  const text = JSON.stringify(bodyOfSize(bytes));
  const subject = { operation: 'overview', request: { subject_name: 'Petra Quillon', entity_type: 'individual' } };
  const times = Array.from({ length: CALLS }, () => {
    const from = performance.now();
    parseAnswer(text, subject);
    return performance.now() - from;
  });
  const [first = Number.NaN, ...later] = times;
  const size = (text.length / 1000).toFixed(0);
  console.log(`| ${size} kB | ${ms(first)} | ${ms(median(later.slice(-15)))} | ${ms(Math.min(...later))} |`);
}

async function bundleReader(outDir: string): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '../../utils/reading/parse-answer.ts');
  const lib = { entry, formats: ['es' as const], fileName: 'reader' };
  await build({ configFile: false, logLevel: 'warn', build: { outDir, emptyOutDir: true, lib } });
  return path.join(outDir, 'reader.js');
}

const [, here = '', reader, bytes] = process.argv;
if (reader !== undefined) await measure(reader, Number(bytes));
else {
  const folder = mkdtempSync(path.join(tmpdir(), 'reading-'));
  const built = await bundleReader(folder);
  console.log('| answer | first call | warm, median | fastest |\n|---|---|---|---|');
  for (const size of SIZES) execFileSync(process.execPath, [here, built, String(size)], { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}
