import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { say } from '@/components/kit/say';
import { useTexts } from '@/components/kit/texts';
import { reviewAction } from './review-keys';
import { createReviewSession, type KeyHandlers, type ReviewNews } from './review-session';

const KeysDialog = lazy(() => import('./keys-dialog'));

const ReviewContext = createContext(createReviewSession({ tell: () => undefined, takeFocus: () => undefined }));

/** The id of the lookup around; null in a list. */
export const ResultContext = createContext<string | null>(null);

/** Returns the review around a list or result. */
export const useReview = () => useContext(ReviewContext);

/** Handles keys while the component is shown: those of a result only while it is the one on the screen. */
export function useKeyHandlers(handlers: KeyHandlers): void {
  const { handle } = useReview();
  const of = useContext(ResultContext);
  // After each render: they see what is shown now.
  useLayoutEffect(() => handle(handlers, of));
}

/** How long the screen says what a key did. */
const SAID_MS = 2500;

/** The area in which the keys of a review work: a list and its results. */
export function Review({
  ref,
  isOn,
  shown,
  className,
  children,
}: {
  ref: RefObject<HTMLDivElement | null>;
  /** Single keys can be switched off (WCAG 2.1.4). */
  isOn: boolean;
  /** The lookup that is open; null in a list. */
  shown: string | null;
  className: string;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const [news, setNews] = useState<{ said: ReviewNews; at: number } | null>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const session = useMemo(
    () =>
      createReviewSession({
        tell: (said) => setNews({ said, at: performance.now() }),
        takeFocus: () => ref.current?.focus({ preventScroll: true }),
      }),
    [ref],
  );
  useLayoutEffect(() => session.show(shown), [session, shown]);
  const textOf = (said: ReviewNews): string =>
    typeof said === 'object' ? said.did : t(said === 'too-early' ? 'review.tooEarly' : 'review.notSaved');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each news, never for another reason
  useEffect(() => {
    if (news === null) return;
    say(textOf(news.said));
    const timer = setTimeout(() => setNews(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [news]);
  const { keyboardProps } = useKeyboard({
    isDisabled: !isOn,
    onKeyDown(event) {
      const { key, code, shiftKey, ctrlKey, altKey, metaKey, repeat, target, currentTarget } = event;
      // A dialog or menu is drawn elsewhere, but its events come through here.
      if (!(target instanceof Element && currentTarget.contains(target))) return event.continuePropagation();
      const action = reviewAction({ key, code, shiftKey, ctrlKey, altKey, metaKey, repeat, target });
      if (action === null || !(action === 'keys' || session.takes(action))) return event.continuePropagation();
      event.preventDefault();
      if (action === 'keys') setKeysShown(true);
      else session.press(action);
    },
  });
  return (
    <ReviewContext value={session}>
      <div ref={ref} tabIndex={-1} className={`relative ${className}`} {...keyboardProps}>
        {children}
        {/* In the margin of the surface, where nothing can be pressed. */}
        <p className="pointer-events-none fixed inset-x-0 bottom-0 z-2 flex justify-center px-1 low:absolute">
          {news && (
            <span
              // The same words are said again.
              key={news.at}
              className="max-w-full truncate rounded-t-md bg-ink px-2 text-xs text-paper"
            >
              {textOf(news.said)}
            </span>
          )}
        </p>
      </div>
      <Suspense>{areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}</Suspense>
    </ReviewContext>
  );
}
