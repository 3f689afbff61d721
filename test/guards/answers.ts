import type { Guard } from './guard.ts';

const READ = { file: 'utils/reading/read-text.ts', threat: 'T15' } as const;

/** Answers that say something else than they seem to. */
export const ANSWER_GUARDS: Guard[] = [
  {
    ...READ,
    name: 'one of two values of a field is not taken for the score',
    test: 'test/unit/reading/repeated-keys.test.ts',
    find: 'withRepeats(parsed, repeatedFields(text))',
    put: 'parsed',
  },
  {
    ...READ,
    name: 'no character of a report hides or turns text',
    test: 'test/unit/reading/visible-report.test.ts',
    find: 'mayHideCharacters(text) ? visibleReport(report) : report',
    put: 'report',
  },
  {
    threat: 'T15',
    name: 'a link shows the host that it opens',
    file: 'utils/reading/link.ts',
    test: 'test/unit/reading/values.test.ts',
    find: 'isDeceivingHost(writtenHost(text), url.hostname) ? { href, opens: href } : { href }',
    put: '{ href }',
  },
  {
    threat: 'T16',
    name: 'a spreadsheet runs no formula behind characters that show nothing',
    file: 'utils/batch/export-csv.ts',
    test: 'test/unit/batch/export-csv.test.ts',
    find: '\\p{Cc}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}',
    put: '',
  },
];
