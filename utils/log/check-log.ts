import { contentDigest, type LogLine, lineDigest, NO_LINE } from './log-line';

/**
 * What a check of a log file found. `changed`: the line does not have its digest. `gap`: lines before it are missing, or
 * it stands in another place. `cut`: lines that a note names are missing at the end. `other-line`: a note names another
 * digest for this number.
 */
export type LogProblem = { kind: 'changed' | 'gap' | 'other-line'; number: number } | { kind: 'cut'; after: number };

/** A line that a note quotes: its number and the beginning of its digest. */
export interface Witness {
  number: number;
  digest: string;
}

/** Reads lines as notes quote them: "412 · 9f3c0a12", several in any text. */
export const readWitnesses = (text: string): Witness[] =>
  [...text.matchAll(/(\d{1,9})\s*·\s*([0-9a-f]{4,32})/g)].map(([, number = '', digest = '']) => ({
    number: Number(number),
    digest,
  }));

/** Whether a line may be the first: a new log begins with number 1, a log whose data were all deleted with that event. */
const mayBegin = ({ number, previous, content }: LogLine): boolean =>
  (number === 1 && previous === NO_LINE) || content?.event === 'deletion';

/**
 * Checks the lines of a log file, and the lines that notes name. Without a witness, missing lines at the end cannot be
 * found. An empty list: no line was changed, removed or moved.
 */
export function checkLog(lines: readonly LogLine[], witnesses: readonly Witness[]): LogProblem[] {
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
  const digests = new Map(lines.map(({ number, digest }) => [number, digest]));
  const last = Math.max(0, ...digests.keys());
  if (witnesses.some(({ number }) => number > last)) problems.push({ kind: 'cut', after: last });
  for (const { number, digest } of witnesses) {
    if (digests.get(number)?.startsWith(digest) === false) problems.push({ kind: 'other-line', number });
  }
  return problems;
}

function hasItsDigests(line: LogLine): boolean {
  const { salt, content } = line;
  if ((salt === null) !== (content === null)) return false;
  const isStated = salt === null || content === null || contentDigest(salt, content) === line.contentDigest;
  return isStated && lineDigest(line) === line.digest;
}
