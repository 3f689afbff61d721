import type { ReactNode } from 'react';
import { useDesk } from '@/components/kit/use-desk';
import type { Started } from '@/components/result/use-on-answered';
import type { useStartLookup } from '@/components/result/use-start-lookup';
import type { RequestSubject } from '@/utils/service/operations';
import { type LookupForm, shownLookupOf } from '@/utils/surfaces/route';
import { FormNav } from './form-nav';
import { lazyScreens } from './lazy-screens';
import { Panes } from './panes';
import { useIsWide } from './use-is-wide';
import { WhereItGoes } from './where-it-goes';

/** The content of a route: a list or form, and the lookup chosen in it. */
export function DeskContent({
  starting,
  started,
  edits,
  listed,
  onScore,
  onEdit,
  addressForm,
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
  /** The address field where it is part of the content. */
  addressForm: ReactNode;
}) {
  const { surface, route, form } = useDesk();
  const isWide = useIsWide();
  const id = shownLookupOf(route);
  const detail = id === null ? null : <lazyScreens.LookupScreen key={id} id={id} onEdit={onEdit} />;
  const panes = (key: string, list: ReactNode, isBeside = isWide) => (
    <Panes key={key} list={list} detail={detail} isBeside={isBeside} />
  );
  const subject = () => <lazyScreens.SubjectScreen key={edits} starting={starting} started={started} />;
  const forms: Record<LookupForm, () => ReactNode> = {
    // A tab is in front of itself, so it has no page to list.
    email: () => (
      <>
        <WhereItGoes />
        {surface === 'tab' ? (
          <lazyScreens.RecentLookups />
        ) : (
          <lazyScreens.EmailsOnPage started={listed} isStarting={starting.busy} onScore={onScore} />
        )}
      </>
    ),
    subject,
  };
  const asked: Record<LookupForm, () => ReactNode> = { email: () => addressForm, subject };
  /** The forms of a new lookup, above one of them. */
  const newLookup = (shown: ReactNode) => (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <FormNav />
      {shown}
    </div>
  );
  switch (route.name) {
    case 'new-lookup':
    case 'lookup':
      if (!isWide) return panes(form, newLookup(forms[form]()));
      // Beside a result is what was looked up lately; the form is covered by its result.
      return (
        <Panes
          key="recent"
          isBeside
          list={<lazyScreens.RecentLookups />}
          detail={panes(form, newLookup(asked[form]()), false)}
        />
      );
    case 'history':
    case 'review':
      return panes(route.name, <lazyScreens.History isReview={route.name === 'review'} />);
    case 'decisions':
      return panes(route.name, <lazyScreens.Decisions />);
    case 'case':
    case 'print-case':
      return panes(route.of, <lazyScreens.CaseScreen of={route.of} />);
    case 'parties':
      return panes(route.of, <lazyScreens.Parties of={route.of} />);
    case 'batches':
      return panes('batches', <lazyScreens.BatchList />);
    case 'new-batch':
      return panes(route.source, <lazyScreens.NewBatch from={route.source} />);
    case 'batch':
      return panes(route.id, <lazyScreens.BatchScreen id={route.id} />);
  }
}
