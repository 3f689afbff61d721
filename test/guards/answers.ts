import { type Guard, guardsOf } from './guard.ts';

/** Answers that say something else than they seem to. */
export const ANSWER_GUARDS: Guard[] = [
  ...guardsOf('utils/reading/build-report.ts', 'test/unit/json/duplicate-keys.test.ts', [
    ['T15', 'one of two values of a field is not taken for the score', '...doubt.ofScore(', '...('],
  ]),
  ...guardsOf('utils/json/parse-values.ts', 'test/unit/reading/visible-report.test.ts', [
    ['T15', 'no character of a report hides or turns text', 'hides ? visibleText(raw) : raw', 'raw'],
  ]),
  ...guardsOf('utils/reading/sections/read-value.ts', 'test/unit/reading/sections/read-value.test.ts', [
    [
      'T15',
      'a link shows the host that it opens',
      'isDeceivingHost(writtenHost(text), url.hostname) ? { href, opens: href } : { href }',
      '{ href }',
    ],
  ]),
  ...guardsOf('utils/texts/formula.ts', 'test/unit/batch/csv-rows.test.ts', [
    [
      'T16',
      'a spreadsheet runs no formula behind characters that show nothing',
      '\\p{Cc}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}',
    ],
    ['T16', 'a spreadsheet runs no formula behind a rare line end', '\\x85\\p{Zl}\\p{Zp}'],
    ['T16', 'a spreadsheet runs no formula with a sign in small form', '﹦﹢﹣﹫'],
  ]),
  ...guardsOf('utils/batch/stored-summary.ts', 'test/unit/batch/stored-summary.test.ts', [
    [
      'T15',
      'a summary of another profile or version is not shown as what an answer says',
      'if (stored?.reader !== readerOf(lookup, profiles)) return undefined;',
      'if (stored === undefined) return undefined;',
    ],
  ]),
  ...guardsOf('utils/storage/erase.ts', 'test/unit/storage/renew-summaries.test.ts', [
    ['T20', 'a summary goes with its answer', 'await summaries.bulkDelete(piece);'],
  ]),
  ...guardsOf('utils/storage/renew-summaries.ts', 'test/unit/storage/renew-summaries.test.ts', [
    [
      'T20',
      'no summary is made of an answer that was deleted meanwhile',
      'renewed.filter(({ id }) => kept.has(id))',
      '[...renewed]',
    ],
  ]),
];
