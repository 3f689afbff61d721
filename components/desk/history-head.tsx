import type { ReactNode } from 'react';
import { useTexts } from '@/components/kit/texts';
import { BackLink } from './back-link';

/** The heading of a part of the history, with the way back to it. */
export function HistoryHead({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <header className="flex flex-wrap items-center gap-1.5">
      <BackLink data-testid="to-history" to={{ name: 'history' }} name={t('desk.history')} />
      <h2 tabIndex={-1} className="min-w-0 flex-1 truncate text-base font-semibold">
        {children}
      </h2>
      {tools}
    </header>
  );
}
