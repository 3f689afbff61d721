import type { Encoding } from '@/utils/list/encodings';
import type { HiddenPart } from '@/utils/list/workbook/open-workbook';
import type { WorkbookProblem } from '@/utils/list/workbook/workbook-problem';

/** Why a chosen file is not loaded. */
export type FileProblem = 'too-large' | 'unreadable' | 'not-text' | 'old-workbook' | WorkbookProblem;

/** The last file that was chosen or dropped, and what the user can choose about it. */
export interface FileReading {
  name: string;
  /** `asked`: it is loaded once the user has chosen its encoding. */
  state: 'loaded' | 'asked' | FileProblem;
  /** The encoding it was loaded in; null if the file says it or has none. */
  encoding: Encoding | null;
  /** How its first lines read in each likely encoding; empty if there is nothing to choose. */
  options: readonly { encoding: Encoding; lines: readonly string[] }[];
  sheets: readonly { name: string; isHidden: boolean }[];
  sheet: number;
  /** Numbers of rows and columns with content that the workbook hides. */
  hidden: Readonly<Record<HiddenPart, number>>;
  /** The first content of each hidden column. */
  hiddenColumns: readonly string[];
  /** Which of them the loaded list does not have. */
  leaves: readonly HiddenPart[];
}

/** Whether the list in the field is not that of the chosen file, so it must not be sent unasked. */
export const isOtherFile = ({ state }: FileReading): boolean => state !== 'loaded';
