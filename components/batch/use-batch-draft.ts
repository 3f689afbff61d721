import { useCallback, useEffect, useRef, useState } from 'react';
import { type BatchDraft, EMPTY_BATCH_DRAFT, isKeepable } from '@/utils/batch/batch-draft';
import type { StoredItem } from '@/utils/storage/stored-item';

/** Time without a change after which a list is written, in milliseconds: a list may be large, and each key changes it. */
const SETTLED_MS = 300;

/**
 * The input of a batch: read once, written once it settles and when the page or the form closes. `draft` is undefined while it
 * loads; `isKept` is false if the list is too large to be kept, or could not be written: then none is stored, as an older one
 * would come back in its place. `clear` forgets it, also what is not written yet.
 */
export function useBatchDraft(item: StoredItem<BatchDraft | undefined>) {
  const [draft, setDraft] = useState<BatchDraft>();
  const [isRefused, setRefused] = useState(false);
  const unwritten = useRef<{ next: BatchDraft; timer: ReturnType<typeof setTimeout> } | null>(null);

  useEffect(() => {
    void item.read().then(
      (stored) => setDraft((current) => current ?? stored ?? EMPTY_BATCH_DRAFT),
      () => setDraft((current) => current ?? EMPTY_BATCH_DRAFT),
    );
  }, [item]);

  const forget = useCallback(() => {
    clearTimeout(unwritten.current?.timer);
    unwritten.current = null;
  }, []);
  const clear = useCallback(() => {
    forget();
    void item.clear().catch(() => undefined);
  }, [item, forget]);
  const write = useCallback(() => {
    const next = unwritten.current?.next;
    if (next === undefined) return;
    if (!isKeepable(next)) return clear();
    forget();
    item.write(next).then(
      () => setRefused(false),
      () => {
        setRefused(true);
        // Unless something newer waits, which replaces it.
        if (unwritten.current === null) clear();
      },
    );
  }, [item, forget, clear]);

  useEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  const change = useCallback(
    (next: BatchDraft) => {
      setDraft(next);
      forget();
      unwritten.current = { next, timer: setTimeout(write, SETTLED_MS) };
    },
    [forget, write],
  );
  return { draft, change, clear, isKept: draft === undefined || (isKeepable(draft) && !isRefused) };
}
