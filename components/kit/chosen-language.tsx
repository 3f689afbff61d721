import type { ReactNode } from 'react';
import { TextsProvider } from './texts';
import { useApp } from './use-app';
import { useTextsIn } from './use-texts-in';

/** Gives a page its texts in the language of the settings, live; draws nothing until they are loaded. */
export function ChosenLanguage({ children }: { children: ReactNode }) {
  const texts = useTextsIn(useApp().settings.language);
  return texts && <TextsProvider texts={texts}>{children}</TextsProvider>;
}
