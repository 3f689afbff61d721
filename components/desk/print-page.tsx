import { useEffect, useRef } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { PrintedLookup } from '@/components/result/printed-lookup';
import { useLookupScreen } from './use-lookup-screen';

/** A lookup as evidence: opens the browser's print dialog once it is drawn, and again on the button. */
export function PrintPage({ id }: { id: string }) {
  const { t } = useTexts();
  const { lookup } = useLookupScreen({ id });
  const isAllowed = useApp().policy.allowExport !== false;
  const isReady = isAllowed && lookup?.read != null && lookup.decisions !== undefined;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isReady || isAsked.current) return;
    isAsked.current = true;
    window.print();
  }, [isReady]);
  if (lookup === undefined) return null;
  if (lookup === null) return <p>{t('desk.deleted')}</p>;
  if (!isAllowed) return <p>{t('desk.noPrinting')}</p>;
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4 sm:p-6">
      <h1 className="text-base font-semibold">Sightline</h1>
      <div className="print:hidden">
        <Button variant="primary" onPress={() => window.print()}>
          {t('caseFile.printOrPdf')}
        </Button>
      </div>
      <PrintedLookup lookup={lookup} />
    </main>
  );
}
