import type { ReactNode } from 'react';
import { useTexts } from './texts';

/** Marks a field that the organization's policy sets. */
export function ManagedNote() {
  const { t } = useTexts();
  return (
    <span className="w-fit rounded border border-edge px-1 text-xs whitespace-nowrap text-muted">
      {t('form.managed')}
    </span>
  );
}

/** A card of settings, one row each; fields in it stand beside their labels where there is room. */
export function SettingRows({ children }: { children: ReactNode }) {
  return (
    <div
      data-rows
      className="divide-y divide-line rounded-lg border border-line bg-paper shadow-1 *:px-5 *:py-4 *:empty:hidden"
    >
      {children}
    </div>
  );
}
