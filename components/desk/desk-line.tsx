import { Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { BrandMark } from '@/components/kit/brand-mark';
import { useTexts } from '@/components/kit/texts';
import { Toolbar } from '@/components/kit/toolbar';
import { useDesk } from '@/components/kit/use-desk';
import type { Route } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';
import { ConnectionChip } from './connection-chip';
import { lazyScreens } from './lazy-screens';
import { ListLinks } from './list-links';
import { PlaceLink } from './place-link';

/** What the line says where it has no field. */
const PLACE_NAMES: Record<Route['name'], PlainKey> = {
  'new-lookup': 'desk.subject',
  lookup: 'desk.history',
  history: 'desk.history',
  review: 'rows.toReview',
  decisions: 'desk.history',
  case: 'purpose.case',
  'print-case': 'purpose.case',
  parties: 'desk.batches',
  batches: 'desk.batches',
  'new-batch': 'desk.batches',
  batch: 'desk.batches',
};

/**
 * Popup, side panel and narrow tab in one line of 48 px: field or place, lookups left, where else to go, and a menu. All but
 * the field is one stop of Tab, with arrow keys between them. In the narrowest side panel, they go below a field.
 */
export function DeskLine({
  isLocked,
  onPurpose,
  children,
}: {
  isLocked: boolean;
  /** Opens the fields of case and reason; null while they, or what is set, are shown. */
  onPurpose: (() => void) | null;
  /** The address field; null on a route without one. */
  children: ReactNode;
}) {
  const { t } = useTexts();
  const { surface, route, form } = useDesk();
  return (
    <header className="-mx-3 -mt-3 flex min-h-12 shrink-0 flex-wrap items-start gap-1 border-b border-line px-2 py-1.5">
      {/* The browser prints mark and name above its side panel. */}
      <h1 className={surface === 'panel' ? 'sr-only' : 'flex min-h-9 items-center px-1'}>
        {surface !== 'panel' && <BrandMark />}
        <span className="sr-only">{t('manifest.name')}</span>
      </h1>
      {children ?? (
        <p className="flex min-h-9 min-w-0 flex-1 items-center gap-1 font-semibold">
          {route.name !== 'new-lookup' && (
            <PlaceLink
              look="icon"
              data-testid="new-lookup"
              icon={Plus}
              name={t('desk.newLookup')}
              to={{ name: 'new-lookup', form }}
              isHere={false}
            />
          )}
          <span className="truncate px-1">{t(PLACE_NAMES[route.name])}</span>
        </p>
      )}
      <Toolbar aria-label={t('desk.mainMenu')} className="ms-auto flex min-h-9 shrink-0 items-center">
        <ConnectionChip isLocked={isLocked} isShort />
        <div className="ms-1 flex">
          <ListLinks look="icon" />
        </div>
        <Suspense fallback={<Ellipsis className="mx-2" />}>
          <lazyScreens.DeskMenu onPurpose={onPurpose} />
        </Suspense>
      </Toolbar>
    </header>
  );
}
