import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useNoteTexts } from '@/components/kit/use-texts-in';
import { copiedRow } from '@/components/result/copied-note';
import { asTable, type CopiedNote } from '@/utils/case-file/note-formats';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { database } from '@/utils/storage/page-database';
import { readResult } from '@/utils/storage/results';

/** A row of a note holds every hit: more results than these belong in a file. */
export const MOST_ROWS = 1000;

/** The rows that the user has chosen among those shown, and what can be done with them. */
export interface RowChoice {
  isChosen: (id: string) => boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  count: number;
  /** How many rows have a result to copy, and whether all of them are chosen. */
  most: number;
  areAll: boolean;
  onAll: (areChosen: boolean) => void;
  onCopy: () => void;
  onEnd: () => void;
  /** What became of the copy, in words. */
  status: string;
}

/**
 * Lets the user choose results of a list and copy them as rows for a sheet, in the order of the list. `start`: null if the
 * policy forbids files or texts are loading. `opener`: takes the focus when the choice ends.
 */
export function useRowChoice(shown: readonly LookupRecord[]): {
  choice: RowChoice | null;
  start: (() => void) | null;
  opener: RefObject<HTMLButtonElement | null>;
  /** Copies these rows; `status` says what became of it. */
  copyRows: ((rows: readonly LookupRecord[]) => void) | null;
  status: string;
} {
  const { policy, profiles, settings } = useApp();
  const { t } = useTexts();
  const texts = useNoteTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [status, setStatus] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  useLostFocus(opener, chosen === null, false);
  const onChoose = useCallback((id: string, isChosen: boolean) => {
    setStatus('');
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const answered = useMemo(() => (chosen ? shown.filter(({ state }) => state === 'done') : []), [chosen, shown]);
  // A row that a filter hides is not copied.
  const rows = useMemo(() => answered.filter(({ id }) => chosen?.has(id)), [answered, chosen]);
  if (texts === undefined || policy.allowExport === false)
    return { choice: null, start: null, opener, copyRows: null, status };

  const rowOf = async ({ id }: LookupRecord): Promise<Required<CopiedNote> | null> => {
    const result = await readResult(database, id, profiles);
    return result && copiedRow(result, { personal: true, texts, template: settings.noteTemplate });
  };
  async function copy(rows: readonly LookupRecord[]): Promise<void> {
    if (rows.length > MOST_ROWS) return setStatus(t('rows.tooMany', { most: MOST_ROWS }));
    setStatus(t('rows.reading', { done: 0 }));
    const read: Required<CopiedNote>[] = [];
    let leftOut = 0;
    const reading = (async () => {
      for (const [i, row] of rows.entries()) {
        const line = await rowOf(row);
        if (line === null) leftOut++;
        else read.push(line);
        if (i % 50 === 49) setStatus(t('rows.reading', { done: i + 1 }));
      }
      // What the clipboard holds is worth more than nothing.
      if (read.length === 0) throw new Error('No result is saved.');
      return asTable(read);
    })();
    // Begun at once: browsers allow it only for a moment after the press.
    const part = (name: 'text' | 'html', type: string) => reading.then((table) => new Blob([table[name]], { type }));
    const [plain, html] = [part('text', 'text/plain'), part('html', 'text/html')];
    const written = await navigator.clipboard
      .write([new ClipboardItem({ 'text/plain': plain, 'text/html': html })])
      .then(
        () => true,
        () => false,
      );
    await reading.catch(() => undefined);
    const parts = [
      written ? t('rows.copied', { count: read.length }) : t('rows.notCopied'),
      ...(leftOut > 0 ? [t('rows.leftOut', { count: leftOut })] : []),
    ];
    setStatus(parts.join(' · '));
  }
  const start = () => {
    setStatus('');
    setChosen(new Set());
  };
  const copyRows = (of: readonly LookupRecord[]) => void copy(of);
  if (chosen === null) return { choice: null, start, opener, copyRows, status };
  const choice: RowChoice = {
    isChosen: (id) => chosen.has(id),
    onChoose,
    count: rows.length,
    most: answered.length,
    areAll: answered.length > 0 && rows.length === answered.length,
    onAll: (areChosen) => {
      setStatus('');
      setChosen(new Set(areChosen ? answered.map(({ id }) => id) : []));
    },
    onCopy: () => copyRows(rows),
    onEnd: () => setChosen(null),
    status,
  };
  return { choice, start, opener, copyRows, status };
}
