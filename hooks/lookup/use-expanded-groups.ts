import { useEffect, useMemo, useState } from 'react';
import type { Folds } from '@/components/result/folds';
import { loadFolds, storeFolds } from '@/utils/storage/folds-item';

/** Returns the groups that the user opened or closed, remembered across answers and restarts. */
export function useExpandedGroups(): Folds {
  const [open, setOpen] = useState<Folds['open']>({});
  useEffect(() => {
    // Without storage the groups use their defaults; a click before loading ends takes precedence.
    loadFolds().then(
      (stored) => setOpen((clicked) => ({ ...stored, ...clicked })),
      () => undefined,
    );
  }, []);
  return useMemo(
    () => ({
      open,
      set(group, isOpen) {
        const next = { ...open, [group]: isOpen };
        setOpen(next);
        void storeFolds(next).catch(() => undefined);
      },
    }),
    [open],
  );
}
