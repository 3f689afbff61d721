import type { ReactNode } from 'react';
import { TextsProvider } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { useTextsIn } from './use-texts-in';

/** Gives a page its texts in the language of the settings, live; draws nothing until they are loaded. */
export function ChosenLanguage({ children }: { children: ReactNode }) {
  const texts = useTextsIn(useApp().settings.language);
  return texts && <TextsProvider texts={texts}>{children}</TextsProvider>;
}
