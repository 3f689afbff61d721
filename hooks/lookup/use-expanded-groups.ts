import { useEffect, useMemo, useState } from 'react';
import type { ExpandedGroups } from '@/components/result/expanded-groups';
import { loadExpandedGroups, storeExpandedGroups } from '@/utils/storage/expanded-groups-item';

/** Returns the groups that the user opened or closed, remembered across answers and restarts. */
export function useExpandedGroups(): ExpandedGroups {
  const [open, setOpen] = useState<ExpandedGroups['open']>({});
  useEffect(() => {
    // Without storage the groups use their defaults; a click before loading ends takes precedence.
    loadExpandedGroups().then(
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
        void storeExpandedGroups(next).catch(() => undefined);
      },
    }),
    [open],
  );
}
