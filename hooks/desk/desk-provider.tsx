import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { hashOf, type Route, routeOf } from '@/utils/surfaces/route';
import type { Surface } from '@/utils/surfaces/surface';
import { type Ask, nextView, panelView, type View } from '@/utils/surfaces/view';
import type { PlainKey } from '@/utils/texts/text-key';
import type { WaitingLookup } from './waiting-lookup';

/** Where the desk is drawn, what it shows, and how to show something else. */
export interface DeskState {
  surface: Surface;
  route: Route;
  /** The form that a lookup comes from: the last one shown. */
  form: 'email' | 'subject';
  ask: Ask | null;
  /** `status`: what to tell there of the action that led to it. */
  navigate: (to: Route, status?: PlainKey) => void;
  status: PlainKey | null;
  /** The lookup that the next unlocking sends. */
  waiting: WaitingLookup | null;
  waitForKey: (waiting: WaitingLookup | null) => void;
}

const DeskContext = createContext<DeskState | null>(null);

function watchHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** Gives a desk its route, which is the hash of its address. Draws nothing until it knows what to show. */
export function DeskProvider({ surface, children }: { surface: Surface; children: ReactNode }) {
  const hash = useSyncExternalStore(watchHash, () => location.hash);
  const [ask, setAsk] = useState<Ask | null>(null);
  const show = useCallback((view: View) => {
    setAsk(view.ask ?? null);
    location.hash = hashOf(view.route);
  }, []);
  const isOpen = useOpening(surface, show);
  const route = useMemo(() => routeOf(hash), [hash]);
  const [form, setForm] = useState<DeskState['form']>('email');
  if (route.name === 'look-up' && route.form !== form) setForm(route.form);
  const [status, setStatus] = useState<PlainKey | null>(null);
  const [waiting, waitForKey] = useState<WaitingLookup | null>(null);
  const navigate = useCallback(
    (to: Route, next: PlainKey | null = null) => {
      setStatus(next);
      show({ route: to });
    },
    [show],
  );
  const state = useMemo(
    (): DeskState => ({ surface, route, form, ask, navigate, status, waiting, waitForKey }),
    [surface, route, form, ask, navigate, status, waiting],
  );
  return isOpen && <DeskContext value={state}>{children}</DeskContext>;
}

/** Shows what a gesture elsewhere requested; returns false until that is read. Only side panels follow later requests. */
function useOpening(surface: Surface, show: (view: View) => void): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const item = surface === 'panel' ? panelView : nextView;
    const open = async () => {
      const view = location.hash === '' ? await item.read() : undefined;
      if (view && item === nextView) await item.clear();
      if (view) show(view);
    };
    void open()
      .catch(() => undefined)
      .finally(() => setOpen(true));
    if (item !== panelView) return;
    const gone = new AbortController();
    item.watch(gone.signal, (view) => view && show(view));
    return () => gone.abort();
  }, [surface, show]);
  return isOpen;
}

/** Returns the desk that a component is part of. */
export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('The component is not inside a DeskProvider.');
  return desk;
}
