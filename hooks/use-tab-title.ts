import { useEffect } from 'react';
import { useTexts } from '@/components/texts';
import type { PlainKey } from '@/utils/texts/text-key';

/** Titles the tab. A title names nobody: windows, histories and screen shares show it. */
export function useTabTitle(title: PlainKey): void {
  const { t } = useTexts();
  useEffect(() => {
    document.title = t(title);
  }, [t, title]);
}
