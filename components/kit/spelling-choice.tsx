import { useEffect, useRef } from 'react';
import type { OtherSpelling } from '@/utils/lookup/lookup-store';
import { Button } from './button';
import { Notice } from './notice';
import { RichText, useTexts } from './texts';

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
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  // In the popup, a long list may have scrolled this part out of view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} data-testid="other-spelling" className="shrink-0">
      <Notice
        title={
          <RichText
            text={other.isRunning ? 'spelling.running' : 'spelling.saved'}
            slots={{ email: <bdi>{other.email}</bdi> }}
          />
        }
        actions={
          <>
            <Button data-testid="use-saved" onPress={() => onUse(other)}>
              {t(other.isRunning ? 'spelling.showLookup' : 'spelling.useSaved')}
            </Button>
            <Button data-testid="look-up-anyway" onPress={onLookUp}>
              <span>
                <RichText text="spelling.lookUpAnyway" slots={{ email: <bdi>{email}</bdi> }} />
              </span>
            </Button>
          </>
        }
      >
        <p>
          <RichText text="spelling.onlyCase" slots={{ email: <bdi className="wrap-anywhere">{email}</bdi> }} />
        </p>
      </Notice>
    </div>
  );
}
