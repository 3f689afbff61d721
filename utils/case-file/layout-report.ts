import type { JsonTree } from '@/utils/json/json-tree';
import type { Interpretation } from '@/utils/reading/parse-answer';
import { patternsOf } from '@/utils/reading/profile/patterns-of-answer';
import { MAX_FIELDS } from '@/utils/reading/profile/profile';
import { namesIn, patternWithout } from '@/utils/reading/profile/without-names';
import { READER_VERSION } from '@/utils/reading/reader-version';
import type { Report } from '@/utils/reading/report';
import type { AnswerPart } from '@/utils/reading/sections/section';

/** How the values at pointers were read; the first word for a pointer counts. */
function readingsOf({ score, label, reasons, counts, facts, coverage, sections }: Report): Map<string, string> {
  const readings = new Map<string, string>();
  const add = (pointer: string | null | undefined, as: string) => {
    if (pointer != null && !readings.has(pointer)) readings.set(pointer, as);
  };
  add(score?.pointer, 'score');
  add(label?.pointer, 'verdict');
  for (const { pointer } of reasons) add(pointer, 'reason');
  for (const { pointer, kind } of counts) add(pointer, `count of ${kind}`);
  for (const { field } of facts) add(field.pointer, 'fact');
  for (const { pointer } of coverage.notUnderstood) add(pointer, 'not understood');
  const addParts = ({ pointer, fields, parts }: Omit<AnswerPart, 'key' | 'title' | 'list'>, group: string) => {
    add(pointer, group);
    for (const field of fields) add(field.pointer, group);
    for (const part of parts) addParts(part, group);
  };
  for (const { group, fields, parts } of sections) addParts({ pointer: '', fields, parts }, group);
  return readings;
}

/** Texts and numbers of an answer, so that none of them stays in a key. */
const valuesOf = ({ leaves }: JsonTree): string[] =>
  leaves.flatMap(({ value }) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []));

/**
 * Returns the names of the fields of an answer, their types and how each was read, for those who maintain the reader. No value
 * is in it: keys that hold one, or look made up, are "*".
 */
export function layoutReport({ answer, report }: Interpretation): string {
  const readings = readingsOf(report);
  const names = namesIn([], valuesOf(answer));
  const lines = [...patternsOf(answer)].slice(0, MAX_FIELDS).map(([pattern, { types, first }]) => {
    const read = readings.get(first.pointer) ?? '';
    return [patternWithout(pattern, names), [...types].join(' | '), read].join('\t').trimEnd();
  });
  return [`Sightline, reader ${READER_VERSION}, ${report.operation}`, ...new Set(lines)].join('\n');
}
