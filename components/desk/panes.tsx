import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLostFocus } from '@/components/kit/use-lost-focus';

/**
 * `relative`: text for screen readers is placed absolutely and must not leak out of the scroller. The padding is for the
 * ring of a focused field.
 */
const PANE = '-mx-1 -mt-1 flex min-h-0 flex-col overflow-y-auto px-1 pt-1 low:overflow-y-visible';

/** A list beside what is chosen in it. */
const BESIDE = 'w-70 shrink-0 border-e border-line pe-3';

/**
 * A list or form, and what is chosen in it: side by side, or the lookup covers the list. A covered list keeps its scroll
 * position, and its focus for the way back.
 */
export function Panes({ list, detail, isBeside }: { list: ReactNode; detail: ReactNode; isBeside: boolean }) {
  const [wasShown, setShown] = useState(false);
  const isShown = isBeside || detail === null;
  if (isShown && !wasShown) setShown(true);
  const focused = useRef<HTMLElement>(null);
  useLostFocus(focused, `${isShown} ${detail === null}`, false);
  const box = useRef<HTMLDivElement>(null);
  const listTop = useRef(0);
  // In a low window, one scroller holds both: the lookup starts at its top, and the list where it was left.
  useLayoutEffect(() => {
    const scroller = box.current?.closest('main');
    if (!scroller) return;
    scroller.scrollTop = isShown ? listTop.current : 0;
    if (!isShown) return;
    const keep = () => {
      listTop.current = scroller.scrollTop;
    };
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => scroller.removeEventListener('scroll', keep);
  }, [isShown]);
  return (
    <div ref={box} className="relative flex min-h-0 flex-1 gap-5 low:flex-none">
      {wasShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it watches the focus of what is inside
        <div
          className={`${PANE} ${isShown ? 'relative' : 'invisible absolute inset-0 low:overflow-hidden!'} ${isBeside && detail ? BESIDE : 'flex-1'}`}
          onFocus={({ target }) => {
            if (target instanceof HTMLElement) focused.current = target;
          }}
        >
          {list}
        </div>
      )}
      {detail && <div className={`${PANE} relative min-w-0 flex-1`}>{detail}</div>}
    </div>
  );
}
