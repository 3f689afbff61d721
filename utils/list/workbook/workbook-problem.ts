/** Why a workbook is not read. */
export type WorkbookProblem =
  /** No .xlsx file, or a damaged one. */
  | 'not-a-workbook'
  /** It unpacks to more than a list of people can be. */
  | 'workbook-too-large'
  | 'too-many-columns'
  | 'too-many-rows'
  | 'no-sheet'
  /** Its formulas have no stored values, so names may be missing. */
  | 'not-calculated';

/** Bytes that one reading of a workbook may unpack. A sheet of 10,000 rows and 30 columns has about 15 MB. */
export const MAX_UNPACKED = 64_000_000;
/** A workbook has some twenty parts, and one for each sheet and picture. */
export const MAX_PARTS = 2_000;
/** Columns and rows with content. A batch takes 10,000 rows. */
export const MAX_COLUMNS = 500;
export const MAX_SHEET_ROWS = 20_000;
/** Texts that cells share: 50 different ones in each row that a batch takes. */
export const MAX_SHARED_TEXTS = 500_000;
/** Letters of all cells together, as of a text file. */
export const MAX_LETTERS = 8_000_000;
