import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { FirstLook } from '@/utils/storage/first-look';
import type { ReadableItem } from '@/utils/storage/stored-item';
import { deskUrl } from '@/utils/surfaces/open-desk-tab';
import type { Surface } from '@/utils/surfaces/requested-view';
import { hashOf, type LookupForm, type Route, routeOf, shownLookupOf, withLookup } from '@/utils/surfaces/route';
import type { Ask, View } from '@/utils/surfaces/view';
import type { PlainKey } from '@/utils/texts/text-key';

/** Links of a list's rows, each to its lookup in the same place. `shown`: the lookup that is open. */
interface RowLinks {
  shown: string | null;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Returns the links of the rows in the list that the desk shows. */
export function useRowLinks(): RowLinks {
  const { route, navigate } = useDesk();
  const hrefOf = useCallback((id: string) => deskUrl(withLookup(route, id)), [route]);
  const onOpen = useCallback((id: string) => navigate(withLookup(route, id)), [route, navigate]);
  return { shown: shownLookupOf(route), hrefOf, onOpen };
}

/** A lookup or batch that was refused because the key is locked. */
export interface WaitingLookup {
  /** Whom the lookup is about; null for a batch. */
  title: string | null;
  host: string;
  send: () => void;
}

/** Where the desk is drawn, what it shows, and how to show something else. */
export interface DeskState {
  surface: Surface;
  route: Route;
  /** The form that a lookup comes from: the last one shown. */
  form: LookupForm;
  ask: Ask | null;
  /** `status`: message about the action that led there. */
  navigate: (to: Route, status?: PlainKey) => void;
  status: PlainKey | null;
  /** The lookup to send once the key is unlocked. */
  waiting: WaitingLookup | null;
  waitForKey: (waiting: WaitingLookup | null) => void;
  /** What the database had when the desk was opened; live queries follow. */
  first: FirstLook;
}

const DeskContext = createContext<DeskState | null>(null);

/**
 * Gives a desk its route, which is the hash of its address. Draws nothing until it knows what to show. A route is shown
 * when its modules are loaded; until then, the one before stays.
 */
export function DeskProvider({
  surface,
  requested,
  first: reading,
  children,
}: {
  surface: Surface;
  /** What a gesture elsewhere requested. */
  requested: ReadableItem<View | undefined>;
  first: Promise<FirstLook>;
  children: ReactNode;
}) {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => startTransition(() => setHash(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const [ask, setAsk] = useState<Ask | null>(null);
  const [told, setTold] = useState<{ status: PlainKey; hash: string } | null>(null);
  const show = useCallback((view: View) => {
    setTold(null);
    setAsk(view.ask ?? null);
    location.hash = hashOf(view.route);
    setHash(location.hash);
  }, []);
  const isOpen = useRequestedView(requested, show);
  const [first, setFirst] = useState<FirstLook>();
  useEffect(() => void reading.then(setFirst), [reading]);
  const route = useMemo(() => routeOf(hash), [hash]);
  const [form, setForm] = useState<LookupForm>('email');
  const formOfRoute = route.name === 'new-lookup' || route.name === 'lookup' ? route.form : undefined;
  if (formOfRoute !== undefined && formOfRoute !== form) setForm(formOfRoute);
  // It belongs to one place, which browser history may leave too.
  const status = told?.hash === hash ? told.status : null;
  const [waiting, waitForKey] = useState<WaitingLookup | null>(null);
  const navigate = useCallback(
    (to: Route, next: PlainKey | null = null) =>
      startTransition(() => {
        show({ route: to });
        setTold(next && { status: next, hash: hashOf(to) });
      }),
    [show],
  );
  const state = useMemo(
    () => first && { surface, route, form, ask, navigate, status, waiting, waitForKey, first },
    [surface, route, form, ask, navigate, status, waiting, first],
  );
  return isOpen && state && <DeskContext value={state}>{children}</DeskContext>;
}

/** Shows what gestures elsewhere request; returns false until the first request is read. */
function useRequestedView(requested: ReadableItem<View | undefined>, show: (view: View) => void): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const aborter = new AbortController();
    requested.watch(aborter.signal, (view) => view && startTransition(() => show(view)));
    void requested.read().then((view) => {
      if (view) show(view);
      setOpen(true);
    });
    return () => aborter.abort();
  }, [requested, show]);
  return isOpen;
}

/** Returns the desk that a component is part of. */
export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('The component is not inside a DeskProvider.');
  return desk;
}
