import { type LogLine, nextLine } from '../log/log-line';

/** What a log gains from the log of a file. */
export interface JoinedLog {
  /** Lines that follow the last one as they are, if the file's log goes on where this one ends. */
  following: LogLine[];
  /** Lines of another chain that this log does not have; they get new numbers. */
  again: LogLine[];
}

/** Returns the lines that a log lacks. Each line has another salt, by which it is known again; its digest stays when that goes. */
export function joinLog(own: readonly LogLine[], read: readonly LogLine[]): JoinedLog {
  const isBeginning = own.length <= read.length && own.every(({ digest }, i) => read[i]?.digest === digest);
  if (isBeginning) return { following: read.slice(own.length), again: [] };
  const known = new Set(own.flatMap(({ salt, contentDigest }) => [salt, contentDigest]));
  const isNew = ({ salt, contentDigest }: LogLine): boolean =>
    salt !== null && !known.has(salt) && !known.has(contentDigest);
  return { following: [], again: read.filter(isNew) };
}

/**
 * Returns lines again after the last one of a log, with new numbers; an undone decision keeps its line.
 * @param numberOf the number that a line of the file has in this log already
 */
export function numberedAgain(
  last: LogLine | undefined,
  again: readonly LogLine[],
  numberOf: (number: string) => string | undefined,
): LogLine[] {
  const moved = new Map<string, string>();
  let before = last;
  return again.flatMap(({ number, at, salt, content }) => {
    if (content === null || salt === null) return [];
    const { line } = content;
    const named = line && (moved.get(line) ?? numberOf(line) ?? '');
    const next = nextLine(before, { ...content, ...(line && { line: named }) }, { at, salt });
    moved.set(String(number), String(next.number));
    before = next;
    return [next];
  });
}
