import { type Guard, guardsOf } from './guard.ts';

/** What a file of a colleague may do. */
export const HAND_OVER_GUARDS: Guard[] = [
  ...guardsOf('utils/hand-over/read-hand-over.ts', 'test/unit/hand-over/read-hand-over.test.ts', [
    ['T26', 'a file that was altered', '|| digestOf(JSON.stringify(body)) !== proof.data'],
    ['T26', 'parts that do not belong together', '|| !isSound(file.data)'],
    [
      'T26',
      'a decision under another person',
      'made.subjectId === subjectId && made.nameId === nameId',
      'made.subjectId !== nameId',
    ],
  ]),
  ...guardsOf('utils/storage/restore.ts', 'test/unit/storage/restore.test.ts', [
    [
      'T26',
      'the data of somebody else',
      "if (!(await mayRestore(database, file.by, by.operator))) return 'other-user';",
    ],
  ]),
  ...guardsOf('utils/hand-over/lookup-of-file.ts', 'test/unit/storage/restore.test.ts', [
    ['T26', 'a restored answer in place of a lookup', "accountId.parse('file')", "accountId.parse('c')"],
  ]),
];
