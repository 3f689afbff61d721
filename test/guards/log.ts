import { type Guard, guardsOf } from './guard.ts';

/** What notices a log that was altered. */
export const LOG_GUARDS: Guard[] = guardsOf('utils/log/check-log.ts', 'test/unit/log/check-log.test.ts', [
  ['T28', 'a line that was changed', "if (!hasItsDigests(line)) problems.push({ kind: 'changed', number });"],
  ['T28', 'a line that was moved or is missing', "if (!isFollowing) problems.push({ kind: 'gap', number });"],
]);
