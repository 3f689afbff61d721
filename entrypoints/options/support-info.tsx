import { useState } from 'react';
import { Button } from '@/components/form/button';
import { CopyButton } from '@/components/result/copy-button';
import { supportInfo } from '@/utils/case-file/support-info';
import type { Database } from '@/utils/storage/database';
import { gatherSupportFacts } from './support-facts';

/** The information that a user may send to support, shown before it is copied. */
export function SupportInfo({ database }: { database: Database }) {
  const [text, setText] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const gather = () => {
    setMissing(false);
    gatherSupportFacts(database).then(
      (facts) => setText(supportInfo(facts)),
      () => setMissing(true),
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">For support</h3>
      <p className="text-muted">
        Versions, counts and kinds of failures. No address, name, key, host or page is in it; read it before you send
        it.
      </p>
      {text === undefined ? (
        <p>
          <Button onPress={gather}>Show support info</Button>
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <pre tabIndex={0} className="overflow-auto rounded-md bg-well p-2 text-xs whitespace-pre-wrap">
            {text}
          </pre>
          <p>
            <CopyButton text={() => text}>Copy support info</CopyButton>
          </p>
        </>
      )}
      {isMissing && <p role="alert">The storage of Sightline cannot be read. Restart the browser, then try again.</p>}
    </div>
  );
}
