/**
 * Names what is read from answers. A stored summary of another version is not shown but made again, so this changes with
 * every change of a reading: `test/unit/batch/reader-version.test.ts` fails then, and prints the new one.
 */
export const READER_VERSION = '728b5b4e';
