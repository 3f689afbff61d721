import { useState } from 'react';
import { StickyNotices } from '@/components/sticky-notices';
import { UnlockNotice } from '@/hooks/connection/unlock-notice';
import { BatchList } from './batch-list';
import { NewBatch } from './new-batch';
import { OneBatch } from './one-batch';

/** The page of batches, in a tab: the batch named in the address, or a new one and the earlier ones. */
export function BatchPage() {
  const [id, setId] = useState(() => new URLSearchParams(location.search).get('id'));
  const show = (next: string | null) => {
    history.replaceState(null, '', next === null ? location.pathname : `?id=${encodeURIComponent(next)}`);
    setId(next);
  };
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-5 p-4 sm:p-6">
      {id === null ? (
        <>
          <NewBatch onStarted={show} />
          <BatchList onShow={show} />
        </>
      ) : (
        <OneBatch key={id} id={id} onBack={() => show(null)} />
      )}
      <StickyNotices>
        <UnlockNotice />
      </StickyNotices>
    </main>
  );
}
