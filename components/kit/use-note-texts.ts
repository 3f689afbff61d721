import type { Texts } from '@/utils/texts/texts';
import { useTexts } from './texts';
import { useApp } from './use-app';
import { useTextsIn } from './use-texts-in';

/** Returns the texts of case notes and exports, in the language set for them; undefined while they load. */
export function useNoteTexts(): Texts | undefined {
  const ofInterface = useTexts();
  const { noteLanguage } = useApp().settings;
  const isOwn = noteLanguage !== 'interface';
  const chosen = useTextsIn(isOwn ? noteLanguage : 'browser');
  return isOwn ? chosen : ofInterface;
}
