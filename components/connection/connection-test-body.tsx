import { useId, useState } from 'react';
import { Button } from '@/components/form/button';
import { visibleText } from '@/utils/reading/json/visible-text';

/** Most characters drawn: an answer of a mebibyte would block the page. */
const SHOWN_CHARACTERS = 100_000;

/** Shows the body of an answer as plain text only. */
export function ConnectionTestBody({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const title = useId();
  if (text === '') return <p>The body of the answer is empty.</p>;
  const isCut = !isWhole && text.length > SHOWN_CHARACTERS;
  return (
    <div className="flex flex-col gap-1">
      <h3 id={title} className="font-medium">
        Body as received
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-labelledby={title} className="max-h-80 overflow-auto rounded-md bg-well">
        <pre dir="ltr" className="p-2 font-mono text-xs whitespace-pre-wrap">
          {visibleText(isCut ? text.slice(0, SHOWN_CHARACTERS) : text)}
        </pre>
      </section>
      {isCut && (
        <p className="flex flex-wrap items-center gap-3">
          <span>
            The first {SHOWN_CHARACTERS.toLocaleString('en')} of {text.length.toLocaleString('en')} characters.
          </span>
          <Button onPress={() => setWhole(true)}>Show all</Button>
        </p>
      )}
    </div>
  );
}
