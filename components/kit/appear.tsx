import type { ReactNode } from 'react';
import { useTexts } from './texts';

/** Says that a choice was saved. Always rendered: a status is only announced if it was there before its text. */
export function SavedNote({ isSaved }: { isSaved: boolean }) {
  const { t } = useTexts();
  return <span role="status">{isSaved && <Appear>{t('form.saved')}</Appear>}</span>;
}

/** A confirmation that fades in, or is simply there for users who want less motion. */
export function Appear({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-1 motion-safe:animate-appear">{children}</span>;
}
