import { createContext, createElement, Fragment, type ReactNode, useContext, useLayoutEffect } from 'react';
import { I18nProvider, isRTL } from 'react-aria-components';
import type { Slots, TextKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';

const TextsContext = createContext<Texts | null>(null);

/** Gives a page its texts, and the language to React Aria and the document. One at each root. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { locale } = texts;
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = isRTL(locale) ? 'rtl' : 'ltr';
  }, [locale]);
  return (
    <TextsContext value={texts}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </TextsContext>
  );
}

/** Returns the texts of the page: `t` for a text, `formats` for numbers and times. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('The component is not inside a TextsProvider.');
  return texts;
}

/** A sentence with elements in its slots, such as `<kbd>`, `<bdi>` or a link. */
export function RichText<K extends TextKey>({ text, slots }: { text: K; slots: Slots<K, ReactNode> }) {
  return createElement(Fragment, null, ...useTexts().pieces<K, ReactNode>(text, slots));
}
