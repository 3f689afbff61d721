import { useRef, useState } from 'react';
import { decodeText, decodingsOf, sampleOf } from '@/utils/list/decode-text';
import type { Encoding } from '@/utils/list/encodings';
import type { HiddenPart, Workbook } from '@/utils/list/workbook/open-workbook';
import { type FileProblem, type FileReading, isOtherFile } from './file-reading';

/** Ten thousand table rows take a tenth of this. */
const MAX_BYTES = 8_000_000;

const isPacked = ([a, b, c]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 0x03;
/** The container of .xls, and of workbooks with a password. */
const isOldWorkbook = ([a, b, c]: Uint8Array): boolean => a === 0xd0 && b === 0xcf && c === 0x11;

const NOTHING_TO_CHOOSE = {
  encoding: null,
  options: [],
  sheets: [],
  sheet: 0,
  hidden: { rows: 0, columns: 0 },
  hiddenColumns: [],
  leaves: [],
} as const;

/**
 * Reads a chosen text file or workbook. `reading` describes the last one; `isWaiting`: the list in the field is not that
 * file’s. A file whose encoding is uncertain is loaded once the user has chosen it.
 */
export function useTextFile(onText: (text: string, fileName: string) => void) {
  const [reading, setReading] = useState<FileReading | null>(null);
  /** What the choices are about; bytes and workbooks are no state to draw. */
  const opened = useRef<{ name: string; bytes: Uint8Array; workbook?: Workbook }>({
    name: '',
    bytes: new Uint8Array(),
  });

  const refuse = (name: string, state: FileProblem, more: Partial<FileReading> = {}) =>
    setReading({ name, ...NOTHING_TO_CHOOSE, ...more, state });
  const load = (name: string, text: string, more: Partial<FileReading> = {}) => {
    setReading({ name, ...NOTHING_TO_CHOOSE, ...more, state: 'loaded' });
    onText(text, name);
  };

  /** Columns that a workbook hides are often notes about a person, so they are left out unless the user wants them. */
  function loadSheet(sheet: number, leaves: readonly HiddenPart[] = ['columns']): void {
    const { name, workbook } = opened.current;
    if (!workbook) return;
    const { sheets } = workbook;
    const read = workbook.read(sheet, leaves);
    if ('problem' in read) refuse(name, read.problem, { sheets, sheet });
    else load(name, read.text, { sheets, sheet, hidden: read.hidden, hiddenColumns: read.hiddenColumns, leaves });
  }

  async function openPacked(name: string, bytes: Uint8Array): Promise<void> {
    // Most lists are texts, which need none of this.
    const { openWorkbook } = await import('@/utils/list/workbook/open-workbook');
    const workbook = openWorkbook(bytes);
    if ('problem' in workbook) return refuse(name, workbook.problem);
    opened.current = { name, bytes, workbook };
    loadSheet(
      Math.max(
        0,
        workbook.sheets.findIndex(({ isHidden }) => !isHidden),
      ),
    );
  }

  async function read(file: File): Promise<void> {
    const { name } = file;
    if (file.size > MAX_BYTES) return refuse(name, 'too-large');
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      opened.current = { name, bytes };
      if (isPacked(bytes)) return await openPacked(name, bytes);
      if (isOldWorkbook(bytes)) return refuse(name, 'old-workbook');
      const decodings = decodingsOf(bytes);
      if (decodings === null) return refuse(name, 'not-text');
      const { certain, likely } = decodings;
      if (certain !== null) {
        const encoding = certain === 'utf-8' || certain.startsWith('utf-16') ? null : certain;
        return load(name, decodeText(bytes, certain), { encoding });
      }
      const options = likely.map((encoding) => ({ encoding, lines: sampleOf(bytes, encoding) }));
      setReading({ name, ...NOTHING_TO_CHOOSE, options, state: 'asked' });
    } catch {
      refuse(name, 'unreadable');
    }
  }

  return {
    reading,
    isWaiting: reading !== null && isOtherFile(reading),
    read: (file: File) => void read(file),
    forgetNote: () => setReading(null),
    choices: {
      onEncoding: (encoding: Encoding) => {
        const { name, bytes } = opened.current;
        load(name, decodeText(bytes, encoding), { encoding });
      },
      onSheet: (sheet: number) => loadSheet(sheet),
      onHidden: (leaves: readonly HiddenPart[]) => loadSheet(reading?.sheet ?? 0, leaves),
      onKeep: () => setReading(null),
    },
  };
}
