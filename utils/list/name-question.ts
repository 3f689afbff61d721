import { NAME_KINDS, type NameKind } from '@/utils/subject/name-cell';
import type { NotedLine } from './noted-line';

/** A cell that holds more than a name, with the names that its kind leaves; none if nobody is named whole. */
export interface AskedName extends NotedLine {
  kind: NameKind;
  names: readonly string[];
}

/** A question that is asked once for all names of a kind. Without an answer, they are left out. */
export interface NameQuestion {
  kind: NameKind;
  lines: readonly AskedName[];
}

/** Returns the question of each kind that some cell has. */
export const collectNames = (asked: readonly AskedName[]): NameQuestion[] =>
  NAME_KINDS.map((kind) => ({ kind, lines: asked.filter((each) => each.kind === kind) })).filter(
    ({ lines }) => lines.length > 0,
  );
