import { useState } from 'react';
import { UnlockKey } from '@/components/connection/unlock-key';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { LookupView } from '@/components/result/lookup-view';
import { StickyNotices } from '@/components/sticky-notices';
import { useApp } from '@/hooks/app-provider';
import { useKeyLock } from '@/hooks/connection/use-key-lock';
import { useLookupScreen } from '@/hooks/lookup/use-lookup-screen';
import { PrintPage } from './print-page';

/** One lookup in a separate tab, named by the random id in the address; with `print`, as a printable page. */
export function ResultPage() {
  const lock = useKeyLock();
  const [id, setId] = useState(() => new URLSearchParams(location.search).get('id') ?? '');
  const isPrint = new URLSearchParams(location.search).has('print');
  const show = (next: string) => {
    history.replaceState(null, '', `?id=${encodeURIComponent(next)}`);
    setId(next);
  };
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4 sm:p-6">
      <h1 className="text-base font-semibold">Sightline</h1>
      <Result key={id} id={id} isPrint={isPrint} onShow={show} />
      <StickyNotices>
        {!isPrint && lock?.isLocked && <UnlockKey host={lock.host} onUnlock={lock.unlock} />}
      </StickyNotices>
    </main>
  );
}

function Result({ isPrint, ...props }: { id: string; isPrint: boolean; onShow: (id: string) => void }) {
  const { lookup, actions, failure } = useLookupScreen({ ...props, gesture: 'result' });
  const { policy } = useApp();
  if (lookup === undefined) return null;
  if (lookup === null) return <p>This look-up is not stored any more.</p>;
  if (isPrint && policy.allowExport === false) return <p>Your organisation does not allow printing.</p>;
  if (isPrint) return <PrintPage lookup={lookup} />;
  return (
    <>
      <LookupView lookup={lookup} actions={actions} />
      <LookupStartError failure={failure} actions={actions} />
    </>
  );
}
