import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { PrintedLookup } from '@/components/result/printed-lookup';
import { useLookupScreen } from './use-lookup-screen';

/** A lookup as evidence. */
export function PrintPage({ id }: { id: string }) {
  return <Paper ids={[id]} />;
}

/** Lookups as evidence, each drawn whole: opens the browser's print dialog once all are drawn, and again on the button. */
export function Paper({
  ids,
  cover,
  isCoverReady = true,
}: {
  ids: readonly string[];
  /** Before the lookups. */
  cover?: ReactNode;
  isCoverReady?: boolean;
}) {
  const { t } = useTexts();
  const isAllowed = useApp().policy.allowExport !== false;
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const onDrawn = useCallback((id: string) => setDrawn((before) => new Set([...before, id])), []);
  const isReady = isAllowed && isCoverReady && ids.every((id) => drawn.has(id));
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isReady || isAsked.current) return;
    isAsked.current = true;
    window.print();
  }, [isReady]);
  if (!isAllowed) return <p>{t('desk.noPrinting')}</p>;
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4 sm:p-6">
      <h1 className="text-base font-semibold">Sightline</h1>
      <div className="print:hidden">
        <Button variant="primary" onPress={() => window.print()}>
          {t('caseFile.print')}
        </Button>
      </div>
      {cover}
      {ids.map((id, i) => (
        <div key={id} className={cover === undefined && i === 0 ? undefined : 'break-before-page'}>
          <PrintedResult id={id} onDrawn={onDrawn} />
        </div>
      ))}
    </main>
  );
}

function PrintedResult({ id, onDrawn }: { id: string; onDrawn: (id: string) => void }) {
  const { t } = useTexts();
  const { lookup } = useLookupScreen({ id });
  const isDrawn = lookup === null || (lookup !== undefined && lookup.decisions !== undefined);
  useEffect(() => {
    if (isDrawn) onDrawn(id);
  }, [isDrawn, id, onDrawn]);
  if (lookup === undefined) return null;
  return lookup === null ? <p>{t('desk.deleted')}</p> : <PrintedLookup lookup={lookup} />;
}
