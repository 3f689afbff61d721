import { contentDigest, type LogLine, lineDigest, NO_LINE } from './log-line';
import type { Witness } from './quotes';

/**
 * What a check of a log file found. `changed`: the line does not have its digest. `gap`: lines before it are missing, or
 * it stands in another place. `cut`: lines that a note names are missing at the end. `other-line`: a note names another
 * digest for this number. `not-there`: a note names a line before the first one.
 */
export type LogProblem =
  | { kind: 'changed' | 'gap' | 'other-line' | 'not-there'; number: number }
  | { kind: 'cut'; after: number };

/** What a check found, and what it could not check. */
export interface LogFindings {
  /** Empty: no line was changed, removed or moved, as far as it could be checked. */
  problems: LogProblem[];
  /** The first and last number of lines in a row that have no content any more: nobody can check what they said. */
  emptied: readonly (readonly [first: number, last: number])[];
  /** The deletion that the log begins with: nobody can check what was before it. */
  deletion: LogLine | null;
}

/**
 * Checks the lines of a log file, and the lines that notes name. Without a witness, neither missing lines at the end nor a log that
 * was written anew can be found.
 */
export function checkLog(lines: readonly LogLine[], witnesses: readonly Witness[]): LogFindings {
  const problems: LogProblem[] = [];
  let before: LogLine | undefined;
  for (const line of lines) {
    const { number } = line;
    const isFollowing =
      before === undefined ? mayBegin(line) : number === before.number + 1 && line.previous === before.digest;
    if (!isFollowing) problems.push({ kind: 'gap', number });
    if (!hasItsDigests(line)) problems.push({ kind: 'changed', number });
    before = line;
  }
  const [first] = lines;
  const digests = new Map(lines.map(({ number, digest }) => [number, digest]));
  // The first line states the digest of the one before it.
  if (first && first.number > 1) digests.set(first.number - 1, first.previous);
  const last = Math.max(0, ...lines.map(({ number }) => number));
  if (witnesses.some(({ number }) => number > last)) problems.push({ kind: 'cut', after: last });
  for (const { number, digest } of witnesses) {
    if (digests.get(number)?.startsWith(digest) === false) problems.push({ kind: 'other-line', number });
    else if (number <= last && !digests.has(number)) problems.push({ kind: 'not-there', number });
  }
  return {
    problems,
    emptied: rangesOf(lines.filter(({ content }) => content === null).map(({ number }) => number)),
    deletion: first?.content?.event === 'deletion' ? first : null,
  };
}

/** Whether a line may be the first: a new log begins with number 1, a log whose data were all deleted with that event. */
const mayBegin = ({ number, previous, content }: LogLine): boolean =>
  (number === 1 && previous === NO_LINE) || content?.event === 'deletion';

/** Whether a line has the digests of what it states. */
export function hasItsDigests(line: LogLine): boolean {
  const { salt, content } = line;
  if ((salt === null) !== (content === null)) return false;
  const isStated = salt === null || content === null || contentDigest(salt, content) === line.contentDigest;
  return isStated && lineDigest(line) === line.digest;
}

function rangesOf(numbers: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}
