import { useEffect, useRef } from 'react';
import { Button } from '@/components/form/button';
import type { OtherSpelling } from '@/utils/lookup/lookup-store';
import { Notice } from './notice';

/** Offers the existing lookup of another spelling of an address, before the requested one is paid for. */
export function SpellingChoice({
  email,
  other,
  onUse,
  onLookUp,
}: {
  /** As requested. */
  email: string;
  other: OtherSpelling;
  onUse: (other: OtherSpelling) => void;
  onLookUp: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  // In the popup, a long list may have scrolled this part out of view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} data-testid="other-spelling" className="shrink-0">
      <Notice
        title={other.isRunning ? `${other.email} is being looked up` : `Saved result for ${other.email}`}
        actions={
          <>
            <Button data-testid="use-saved" onPress={() => onUse(other)}>
              {other.isRunning ? 'Show that lookup' : 'Use saved result'}
            </Button>
            <Button data-testid="look-up-anyway" onPress={onLookUp}>
              Look up {email} anyway
            </Button>
          </>
        }
      >
        <p>
          <bdi className="wrap-anywhere">{email}</bdi> differs only in capital letters. Nothing was sent for it.
        </p>
      </Notice>
    </div>
  );
}
