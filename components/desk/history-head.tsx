import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { RouteLink } from '@/components/kit/route-link';
import { useTexts } from '@/components/kit/texts';

/** The heading of a part of the history, with the way back to it. */
export function HistoryHead({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <header className="flex flex-wrap items-center gap-1.5">
      <RouteLink
        data-testid="to-history"
        to={{ name: 'history' }}
        aria-label={t('desk.history')}
        title={t('desk.history')}
        className="-ms-1 inline-flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-well"
      >
        <ArrowLeft className="rtl:rotate-180" />
      </RouteLink>
      <h2 tabIndex={-1} className="min-w-0 flex-1 truncate text-base font-semibold">
        {children}
      </h2>
      {tools}
    </header>
  );
}
