import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { MAX_PARTS, MAX_UNPACKED, type WorkbookProblem } from './workbook-problem';

/** A packed byte unpacks to at most 1,032, so a step unpacks to at most 4 MB before the limits are checked again. */
const STEP = 4_096;

/** Receives a part of a workbook; `isLast` with its last bytes. Returns why reading stops, or null. */
export type PartReader = (bytes: Uint8Array, isLast: boolean) => WorkbookProblem | null;

/**
 * Unpacks the parts of a workbook (a zip file) for which `readerOf` returns a reader, step by step. It stops at the first
 * problem; what a part claims about its size is not believed.
 */
export function unpack(bytes: Uint8Array, readerOf: (name: string) => PartReader | null): WorkbookProblem | null {
  let problem: WorkbookProblem | null = null;
  let unpacked = 0;
  let parts = 0;
  let open = 0;
  const zip = new Unzip((part) => {
    if (++parts > MAX_PARTS) problem ??= 'workbook-too-large';
    const reader = problem === null ? readerOf(part.name) : null;
    if (reader === null) return;
    open++;
    part.ondata = (error, chunk, isLast) => {
      if (error) problem ??= 'not-a-workbook';
      if (problem !== null) return;
      unpacked += chunk.length;
      if (isLast) open--;
      problem = unpacked > MAX_UNPACKED ? 'workbook-too-large' : reader(chunk, isLast);
    };
    part.start();
  });
  zip.register(UnzipInflate);
  zip.register(UnzipPassThrough);
  try {
    for (let from = 0; from < bytes.length && problem === null; from += STEP) {
      zip.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
    }
  } catch {
    return problem ?? 'not-a-workbook';
  }
  return problem ?? (open > 0 || parts === 0 ? 'not-a-workbook' : null);
}
