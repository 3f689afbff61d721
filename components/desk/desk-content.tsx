import type { ReactNode } from 'react';
import { useDesk } from '@/components/kit/use-desk';
import type { Started } from '@/components/result/use-on-answered';
import type { useStartLookup } from '@/components/result/use-start-lookup';
import type { RequestSubject } from '@/utils/service/operations';
import { type LookupForm, shownLookupOf } from '@/utils/surfaces/route';
import { lazyScreens } from './lazy-screens';
import { Panes } from './panes';

/** The content of a route: a list or form, and the lookup chosen in it. */
export function DeskContent({
  starting,
  started,
  edits,
  listed,
  onScore,
  onEdit,
}: {
  starting: Pick<ReturnType<typeof useStartLookup>, 'start' | 'busy'>;
  /** The last lookup started here. */
  started: Started;
  /** Number of subjects that were put into the form to be changed. */
  edits: number;
  /** Lookups that were started from the list of a page. */
  listed: readonly string[];
  onScore: (address: string) => void;
  onEdit: (subject: RequestSubject) => void;
}) {
  const { surface, route, form } = useDesk();
  const id = shownLookupOf(route);
  const detail = id === null ? null : <lazyScreens.LookupScreen key={id} id={id} onEdit={onEdit} />;
  const panes = (key: string, list: ReactNode) => <Panes key={key} list={list} detail={detail} />;
  const forms: Record<LookupForm, () => ReactNode> = {
    // A tab is in front of itself, so it has no page to list.
    email: () =>
      surface === 'tab' ? (
        <lazyScreens.RecentLookups />
      ) : (
        <lazyScreens.EmailsOnPage started={listed} onScore={onScore} />
      ),
    subject: () => <lazyScreens.SubjectScreen key={edits} starting={starting} started={started} />,
  };
  switch (route.name) {
    case 'new-lookup':
    case 'lookup':
      return panes(form, forms[form]());
    case 'history':
      return panes('history', <lazyScreens.History />);
    case 'batches':
      return panes('batches', <lazyScreens.BatchList />);
    case 'new-batch':
      return panes(route.source, <lazyScreens.NewBatch from={route.source} />);
    case 'batch':
      return panes(route.id, <lazyScreens.BatchScreen id={route.id} />);
  }
}
