import { useEffect, useMemo, useState } from 'react';
import type { Folds } from '@/components/result/folds';
import { loadFolds, storeFolds } from '../storage/folds-item';

/** The groups a person keeps open or closed, remembered over answers and restarts. */
export function useFolds(): Folds {
  const [open, setOpen] = useState<Folds['open']>({});
  useEffect(() => {
    // Without storage the groups stand as they like; what is clicked before it is read wins.
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
