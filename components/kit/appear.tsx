import type { ReactNode } from 'react';
import { useTexts } from './texts';

/**
 * Says that a choice was saved, in the lower padding of its row, so that nothing moves; the row is `relative`. Always rendered:
 * a status is only announced if it was there before its text.
 */
export function SavedNote({ isSaved }: { isSaved: boolean }) {
  const { t } = useTexts();
  return (
    <span role="status" className="absolute end-5 bottom-0 text-xs text-muted">
      {isSaved && <Appear>{t('form.saved')}</Appear>}
    </span>
  );
}

/** A confirmation that fades in, or is simply there for users who want less motion. */
export function Appear({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-1 motion-safe:animate-appear">{children}</span>;
}
