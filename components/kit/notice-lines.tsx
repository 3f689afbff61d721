import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button';
import { NOTICE_LOOKS } from './notice';
import { useSaid } from './say';
import { useTexts } from './texts';

/** The order of notices: what warns about the shown answer comes first, what merely waits comes last. */
const RANKED = ['otherSubject', 'layout', 'repeated', 'stopped', 'locked', 'batch', 'purpose'] as const;
type NoticeId = (typeof RANKED)[number];

const rankOf = (id: NoticeId): number => RANKED.indexOf(id);

/** More lines would push the answer out of view. */
const MOST = 2;

interface Place {
  box: HTMLElement | null;
  add: (id: NoticeId) => () => void;
  isShown: (id: NoticeId) => boolean;
}
const PlaceContext = createContext<Place | null>(null);

/**
 * The place of all notices of a surface, above what it shows: two lines at most, the rest behind "+1". Without this place, as on
 * paper, a notice is whole where it is written.
 */
export function NoticeLines({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [ids, setIds] = useState<readonly NoticeId[]>([]);
  const [isAll, setAll] = useState(false);
  const add = useCallback((id: NoticeId) => {
    setIds((before) => [...before, id].sort((a, b) => rankOf(a) - rankOf(b)));
    return () => setIds((before) => before.filter((each) => each !== id));
  }, []);
  const place = useMemo(
    () => ({ box, add, isShown: (id: NoticeId) => isAll || ids.indexOf(id) < MOST }),
    [box, add, ids, isAll],
  );
  const more = ids.length - MOST;
  return (
    <PlaceContext value={place}>
      <div className={`flex shrink-0 items-end gap-1 ${ids.length === 0 ? 'hidden' : ''}`}>
        <div ref={setBox} data-testid="notices" className="flex min-w-0 flex-1 flex-col gap-1">
          {/* A place for each, so that they are read and reached by Tab in their order, whichever comes first. */}
          {RANKED.map((id) => (
            <div key={id} className="contents" />
          ))}
        </div>
        {more > 0 && (
          <Button
            size="small"
            data-testid="more-notices"
            aria-expanded={isAll}
            aria-label={t('compare.showMore', { more })}
            onPress={() => setAll(!isAll)}
          >
            {isAll ? <ChevronUp /> : `+${more}`}
          </Button>
        )}
      </div>
      {children}
    </PlaceContext>
  );
}

/**
 * One notice in one line of 32 px. Pressing `label` unfolds its `children` below it; a notice without them has its own
 * `action`.
 */
export function NoticeLine({
  id,
  tone = 'neutral',
  icon,
  title,
  action,
  label,
  children,
  ...data
}: {
  id: NoticeId;
  tone?: keyof typeof NOTICE_LOOKS;
  /** In place of the shape of its tone. */
  icon?: LucideIcon;
  title: ReactNode;
  action?: ReactNode;
  /** The button that unfolds it. */
  label?: string;
  children?: ReactNode;
  'data-testid'?: string;
}) {
  const place = useContext(PlaceContext);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const details = useRef<HTMLDivElement>(null);
  const add = place?.add;
  useLayoutEffect(() => add?.(id), [add, id]);
  // Whoever unfolds a notice goes on in it.
  useLayoutEffect(() => {
    if (isOpen) details.current?.querySelector('input')?.focus();
  }, [isOpen]);
  useSaid(tone === 'problem' && typeof title === 'string' ? title : null);
  if (place && !(place.box && place.isShown(id))) return null;
  const { box, ink, Icon } = NOTICE_LOOKS[tone];
  const Shape = icon ?? Icon;
  const isWhole = isOpen || place === null;
  const line = (
    <section {...data} data-notice={id} className="flex min-w-0 flex-col gap-1">
      <div
        className={`flex min-w-0 items-center gap-1.5 rounded-md border ps-2 pe-1 text-xs ${isWhole ? 'min-h-8' : 'h-8'} ${box}`}
      >
        <Shape className={ink} />
        <p
          className={`min-w-0 flex-1 ${isWhole ? 'wrap-anywhere' : 'truncate [&_bdi]:wrap-normal'}`}
          title={typeof title === 'string' ? title : undefined}
        >
          {title}
        </p>
        {action}
        {label !== undefined && place !== null && (
          <Button
            size="small"
            variant="quiet"
            data-testid={`show-${id}`}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onPress={() => setOpen(!isOpen)}
          >
            {label}
            {isOpen ? <ChevronUp /> : <ChevronDown />}
          </Button>
        )}
      </div>
      {isWhole && children !== undefined && (
        <div ref={details} id={detailsId}>
          {children}
        </div>
      )}
    </section>
  );
  const own = place?.box?.children[rankOf(id)];
  return own ? createPortal(line, own) : line;
}
