import { useEffect } from 'react';
import type { PlainKey } from '@/utils/texts/text-key';
import { useTexts } from './texts';

/** Titles the tab. A title names nobody: windows, histories and screen shares show it. */
export function useTabTitle(title: PlainKey): void {
  const { t } = useTexts();
  useEffect(() => {
    document.title = t(title);
  }, [t, title]);
}
