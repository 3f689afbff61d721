import type { DecisionsOfSubject } from '@/utils/decision/decision';
import type { PastDecision } from '@/utils/log/decision-in-log';
import type { LogLine } from '@/utils/log/log-line';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Role } from '@/utils/lookup/role';

/** A line of the journal whose content was deleted by name. Times are milliseconds. */
export interface ErasedCaseLine {
  number: number;
  /** Of the line. */
  at: number;
  erasedAt: number;
}

/** A file of a colleague that was read in and says something about the subjects of a case. */
export interface CaseFile {
  id: string;
  /** Who made it, as it says itself. */
  by: string;
  /** Milliseconds. */
  madeAt: number;
  of: 'decisions' | 'opinions';
  /** How many of them are about these subjects. */
  count: number;
}

/** All that is stored of a case. */
export interface CaseContent {
  /** As the user typed it, such as "4711". */
  reference: string;
  /** Made for the case, or asked for again in it; oldest first. */
  lookups: readonly LookupRecord[];
  /** Of those that were screened as parties of another subject, by the id of the lookup. */
  roles: ReadonlyMap<string, Role>;
  /** What the journal states under the case, by number. Of a lookup that is gone, all that it states of it. */
  lines: readonly LogLine[];
  erased: readonly ErasedCaseLine[];
  /** The lines that say how many results have expired; they name no case. */
  expiries: readonly LogLine[];
  /** Everything that was ever decided about the subjects and their hits, in whatever case, oldest first. */
  past: readonly PastDecision[];
  /** The newest first. */
  files: readonly CaseFile[];
  /** What holds of it, by subject id. */
  decisions: ReadonlyMap<string, DecisionsOfSubject>;
}
