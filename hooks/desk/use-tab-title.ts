import { useEffect } from 'react';
import { useTexts } from '@/components/texts';
import type { Route } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';

const TITLES: Record<Route['name'], PlainKey> = {
  'look-up': 'title.desk',
  lookup: 'title.lookup',
  history: 'title.history',
  batches: 'title.batches',
  'new-batch': 'title.batches',
  batch: 'title.batches',
};

/** Titles the tab by the kind of place. A title names nobody: it stands in windows, histories and screen shares. */
export function useTabTitle({ name }: Route): void {
  const { t } = useTexts();
  useEffect(() => {
    document.title = t(TITLES[name]);
  }, [t, name]);
}
