import { type Guard, guardsOf } from './guard.ts';

/** A decision at a hit, subject or note where nobody made it. */
export const DECISION_GUARDS: Guard[] = [
  ...guardsOf('utils/decision/decided-hits.ts', 'test/unit/decision/decided-hits.test.ts', [
    [
      'T27',
      'hits that nothing tells apart share no decision',
      'const isTwin = ofKey.get(key) !== 1;',
      'const isTwin = false;',
    ],
    [
      'T27',
      'a decision about a hit that has changed says so',
      'made !== null && (made !== exact || made.facts !== hit.facts)',
      'made !== null && made !== exact',
    ],
  ]),
  ...guardsOf('utils/storage/decisions.ts', 'test/unit/storage/decisions.test.ts', [
    [
      'T27',
      'undo takes back no decision of another window',
      "if (!isOfSubject || stored?.decidedAt !== made.decidedAt) return 'newer';",
      "if (!isOfSubject) return 'newer';",
    ],
    [
      'T27',
      'a note is not saved with another decision than the one beside it',
      "if (over !== undefined && (before?.decidedAt ?? null) !== over) return 'newer';",
    ],
  ]),
  ...guardsOf('utils/case-file/foreign-text.ts', 'test/unit/case-file/forged-facts.test.ts', [
    ['T27', 'words of an answer are no line of a note', '/[|¦│｜;；·•‧]|[:：](\\s|$)/u', '/(?!)/u'],
  ]),
];
