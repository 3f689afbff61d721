import { useEffect, useRef } from 'react';
import { Button } from '@/components/form/button';
import { PrintedLookup } from '@/components/result/printed-lookup';
import type { ShownLookup } from '@/components/result/shown-lookup';

/** A lookup as evidence: opens the browser's print dialog once it is drawn, and again on the button. */
export function PrintPage({ lookup }: { lookup: ShownLookup }) {
  const isAsked = useRef(false);
  const isReady = lookup.read !== null;
  useEffect(() => {
    if (!isReady || isAsked.current) return;
    isAsked.current = true;
    window.print();
  }, [isReady]);
  return (
    <>
      <div className="print:hidden">
        <Button variant="primary" onPress={() => window.print()}>
          Print or save as PDF
        </Button>
      </div>
      <PrintedLookup lookup={lookup} />
    </>
  );
}
