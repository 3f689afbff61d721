import { useState } from 'react';
import { StickyNotices } from '@/components/sticky-notices';
import { UnlockNotice } from '@/hooks/connection/unlock-notice';
import { LookupScreen } from '@/hooks/lookup/lookup-screen';
import { PrintPage } from './print-page';

/** One lookup in a separate tab, named by the random id in the address; with `print`, as a printable page. */
export function ResultPage() {
  const [id, setId] = useState(() => new URLSearchParams(location.search).get('id') ?? '');
  const isPrint = new URLSearchParams(location.search).has('print');
  const show = (next: string) => {
    history.replaceState(null, '', `?id=${encodeURIComponent(next)}`);
    setId(next);
  };
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4 sm:p-6">
      <h1 className="text-base font-semibold">Sightline</h1>
      {isPrint ? <PrintPage id={id} /> : <LookupScreen key={id} id={id} gesture="result" onShow={show} />}
      <StickyNotices>{!isPrint && <UnlockNotice />}</StickyNotices>
    </main>
  );
}
