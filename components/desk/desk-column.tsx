import { ListChecks, PanelRight, Pencil, Plus, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { BrandMark } from '@/components/kit/brand-mark';
import { Button } from '@/components/kit/button';
import { IconButton } from '@/components/kit/icon-button';
import { useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { CURRENT_CASE } from '@/utils/case/case-handle';
import { openSettings } from '@/utils/surfaces/open-desk-tab';
import { showInPanel } from '@/utils/surfaces/open-side-panel';
import { LinkToCase } from './case-link';
import { ConnectionChip } from './connection-chip';
import { ListLinks } from './list-links';
import { PlaceLink } from './place-link';
import type { PurposeInput } from './use-purpose';

/** Reads answers, so it loads after the desk. */
const ReviewCount = lazy(async () => ({ default: (await import('./review-count')).ReviewCount }));

/** The navigation of a wide tab: places above, the connection and the settings below. */
export function DeskColumn({ isLocked, purpose }: { isLocked: boolean; purpose: PurposeInput }) {
  const { t } = useTexts();
  const { route, form } = useDesk();
  return (
    <header className="flex w-48 shrink-0 flex-col gap-4 overflow-y-auto border-e border-line bg-well px-2 py-3 low:overflow-visible">
      <h1 className="flex items-center gap-2 px-2 font-semibold">
        <BrandMark /> {t('manifest.name')}
      </h1>
      <nav aria-label={t('desk.mainMenu')} className="flex flex-col gap-0.5">
        <PlaceLink
          look="column"
          data-testid="new-lookup"
          icon={Plus}
          name={t('desk.newLookup')}
          to={{ name: 'new-lookup', form }}
          isHere={route.name === 'new-lookup' || route.name === 'lookup'}
        >
          <kbd className="rounded-sm border border-line px-1 text-xs text-muted">/</kbd>
        </PlaceLink>
        <PlaceLink
          look="column"
          data-testid="tab-review"
          icon={ListChecks}
          name={t('rows.toReview')}
          to={{ name: 'review' }}
          isHere={route.name === 'review'}
        >
          <Suspense>
            <ReviewCount />
          </Suspense>
        </PlaceLink>
        <ListLinks look="column" />
      </nav>
      <PurposeInColumn purpose={purpose} />
      <div className="mt-auto flex flex-col items-start gap-1 px-1">
        <span className="flex max-w-full">
          <ConnectionChip isLocked={isLocked} />
        </span>
        <span className="flex w-full items-center">
          <Button variant="icon" data-testid="to-settings" onPress={openSettings}>
            <SlidersHorizontal /> <span className="px-1">{t('desk.settings')}</span>
          </Button>
          <span className="ms-auto">
            <IconButton
              icon={PanelRight}
              name={t('desk.sidePanel')}
              data-testid="to-panel"
              onPress={() => showInPanel(route, () => undefined)}
            />
          </span>
        </span>
      </div>
    </header>
  );
}

/** The case and reason of the next lookups, and the way to change them. */
function PurposeInColumn({ purpose }: { purpose: PurposeInput }) {
  const { t } = useTexts();
  const { reference, reason } = purpose;
  const isSet = reference !== '' || reason !== '';
  return (
    <div data-purpose data-testid="purpose" className="flex items-center gap-1 px-2.5 text-xs">
      <p className="min-w-0 flex-1 wrap-anywhere">
        {reference !== '' && <LinkToCase of={CURRENT_CASE} reference={reference} data-testid="open-case" />}
        {reference !== '' && reason !== '' && ' · '}
        <bdi>{reason}</bdi>
        {!isSet && <span className="text-muted">{t('purpose.title')}</span>}
      </p>
      {!purpose.isOpen && (
        <IconButton
          icon={Pencil}
          name={t('purpose.edit')}
          data-opens
          data-testid={isSet ? 'edit-purpose' : 'open-purpose'}
          onPress={purpose.open}
        />
      )}
    </div>
  );
}
