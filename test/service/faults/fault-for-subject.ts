import { type ErrorShape, errorShapes } from './error-shape.ts';
import { type Fault, type FaultInput, faultSchema } from './fault.ts';

/** Faults by their name in a subject; a number after the name fills the one parameter that is worth changing. */
const named: Readonly<Record<string, (number: number | undefined) => FaultInput>> = {
  slow: (ms) => ({ kind: 'slow', delayMs: ms ?? 5_000 }),
  drip: (ms) => ({ kind: 'drip', everyMs: ms ?? 20 }),
  cut: () => ({ kind: 'cut' }),
  reset: () => ({ kind: 'reset' }),
  resetlate: () => ({ kind: 'reset', when: 'after-headers' }),
  hang: () => ({ kind: 'hang' }),
  huge: (megabytes) => ({ kind: 'huge', megabytes: megabytes ?? 20 }),
  bomb: (megabytes) => ({ kind: 'gzip-bomb', megabytes: megabytes ?? 100 }),
  deep: (levels) => ({ kind: 'deep', levels: levels ?? 5_000 }),
  nodes: (count) => ({ kind: 'many-nodes', count: count ?? 50_000 }),
  proto: () => ({ kind: 'proto' }),
  odd: () => ({ kind: 'odd-values' }),
  markup: () => ({ kind: 'markup' }),
  wrongjson: () => ({ kind: 'wrong-json' }),
  html: () => ({ kind: 'html' }),
  failed: () => ({ kind: 'failed-inside' }),
  pending: () => ({ kind: 'pending' }),
  text: () => ({ kind: 'bare', value: 'OK' }),
  number: () => ({ kind: 'bare', value: 41 }),
  redirect: (status) => ({ kind: 'redirect', status: status ?? 302, location: '/elsewhere' }),
  echo: (status) => ({ kind: 'echo', status: status ?? 401 }),
};

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Reads a fault out of a subject, so that every fault can be tried by hand: `fault-429-retry5@example.com`,
 * or the name "Fault 402". The table is in README.md beside this folder.
 *
 * @param subject an email address or a name
 * @returns the fault, or null when the subject asks for none
 */
export function faultForSubject(subject: string): Fault | null {
  const words =
    subject
      .toLowerCase()
      .split('@')[0]
      ?.trim()
      .split(/[\s-]+/) ?? [];
  const [first, name, ...rest] = words;
  if (first !== 'fault' || name === undefined) return null;
  const input = /^[2-5]\d\d$/.test(name) ? statusFault(Number(name), rest) : named[name]?.(numberIn(rest[0]));
  return input === undefined ? null : (faultSchema.safeParse(input).data ?? null);
}

function statusFault(status: number, words: readonly string[]): FaultInput {
  if (redirects.has(status)) return { kind: 'redirect', status, location: '/elsewhere' };
  const after = (word: string): number | undefined =>
    numberIn(
      words.find((text) => text.startsWith(word)),
      word,
    );
  const shape: ErrorShape | undefined = errorShapes.find((candidate) => words.includes(candidate));
  const retryAfter = after('retry');
  const retryAfterDate = after('date');
  return {
    kind: 'status',
    status,
    ...(shape === undefined ? {} : { shape }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(retryAfterDate === undefined ? {} : { retryAfterDate }),
    requestId: `req_fault_${status}`,
  };
}

function numberIn(text: string | undefined, before = ''): number | undefined {
  const digits = text?.slice(before.length) ?? '';
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
