import { useState } from 'react';
import { Button } from '@/components/form/button';
import { RecentList } from '@/components/history/recent-list';
import { StickyNotices } from '@/components/sticky-notices';
import { ActiveBatch } from '@/hooks/batch/active-batch';
import { openBatchPage } from '@/hooks/batch/open-batch-page';
import { UnlockNotice } from '@/hooks/connection/unlock-notice';
import { LookupScreen } from '@/hooks/lookup/lookup-screen';
import { useRecent } from '@/hooks/lookup/use-recent';
import { useStoredItem } from '@/hooks/use-stored-item';
import { panelLookup } from '@/utils/surfaces/panel-lookup';

/** Shows the latest lookup from any surface, or the list of recent ones, beside the CRM. */
export function SidePanel() {
  const item = useStoredItem(panelLookup);
  const shown = item?.value?.id ?? null;
  const show = (id: string) => void panelLookup.write({ id }).catch(() => undefined);
  const [isListed, setListed] = useState<string | null>(null);
  const recent = useRecent(30);
  if (item === undefined) return null;
  // A new lookup replaces the list.
  const isList = shown === null || isListed === shown;
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-3 p-3">
      <header className="flex flex-wrap items-center gap-x-3">
        <h1 className="flex-1 text-base font-semibold whitespace-nowrap">Sightline</h1>
        <Button variant="quiet" onPress={() => openBatchPage(null)}>
          Score several…
        </Button>
        {shown !== null && (
          <Button variant="quiet" onPress={() => setListed(isList ? null : shown)}>
            {isList ? '← Back' : 'Recent'}
          </Button>
        )}
      </header>
      {isList ? (
        <>
          {recent?.length === 0 && <p>Right-click an email address in a page and choose Score. It appears here.</p>}
          {recent && (
            <RecentList
              recent={recent}
              onShow={(id) => {
                setListed(null);
                show(id);
              }}
            />
          )}
        </>
      ) : (
        <LookupScreen key={shown} id={shown} gesture="panel" onShow={show} />
      )}
      <StickyNotices>
        <UnlockNotice />
        <ActiveBatch />
      </StickyNotices>
    </main>
  );
}
