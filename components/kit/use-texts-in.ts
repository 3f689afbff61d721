import { useEffect, useMemo, useState } from 'react';
import { loadTexts, textsAtHand } from '@/utils/language/load-texts';
import type { Texts } from '@/utils/texts/texts';
import { useTexts } from './texts';
import { useApp } from './use-app';

/** Returns the texts of case notes and exports, in the language set for them; undefined while they load. */
export function useNoteTexts(): Texts | undefined {
  const ofInterface = useTexts();
  const { noteLanguage } = useApp().settings;
  const isOwn = noteLanguage !== 'interface';
  const chosen = useTextsIn(isOwn ? noteLanguage : 'browser');
  return isOwn ? chosen : ofInterface;
}

/**
 * Returns the texts in a language; undefined until they are first loaded. After a change, returns the previous texts
 * until the new ones are loaded.
 * @param language BCP 47 tag of a catalogue, or `browser`
 */
export function useTextsIn(language: string): Texts | undefined {
  const atHand = useMemo(() => textsAtHand(language), [language]);
  const [last, setLast] = useState(atHand ?? undefined);
  useEffect(() => {
    if (atHand) return setLast(atHand);
    let isCurrent = true;
    void loadTexts(language).then((texts) => isCurrent && setLast(texts));
    return () => {
      isCurrent = false;
    };
  }, [atHand, language]);
  return atHand ?? last;
}
