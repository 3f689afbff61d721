import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { ActiveBatch } from '@/components/batch/active-batch';
import { UnlockKey } from '@/components/connection/unlock-key';
import { useStopped } from '@/components/connection/use-stopped';
import { useUnlock } from '@/components/connection/use-unlock';
import { EnvironmentBand } from '@/components/kit/environment-band';
import { StickyNotices } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useDraft } from '@/components/kit/use-draft';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useTabTitle } from '@/components/kit/use-tab-title';
import { useAddressDraft } from '@/components/result/use-address-draft';
import type { Started } from '@/components/result/use-on-answered';
import { useStartLookup } from '@/components/result/use-start-lookup';
import { EMPTY_BATCH_DRAFT } from '@/utils/batch/batch-draft';
import { isDemo } from '@/utils/service/demo';
import type { Failure } from '@/utils/service/failure';
import type { Operation, OverviewRequest, RequestSubject } from '@/utils/service/operations';
import { handleSubject } from '@/utils/service/request-subject';
import { draftOfRequest, EMPTY_SUBJECT_DRAFT, type SubjectDraft } from '@/utils/service/subject-draft';
import { batchDrafts, emailDraft, subjectDraft } from '@/utils/storage/drafts';
import type { Surface } from '@/utils/surfaces/requested-view';
import { FORM_OF, hashOf, isAddressForm, type Route, routeOf } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';
import { AddressField } from './address-field';
import { ConnectScreen } from './connect-screen';
import { DeskContent } from './desk-content';
import { DeskHeader } from './desk-header';
import { DeskNav } from './desk-nav';
import { lazyScreens } from './lazy-screens';
import { PurposeBar } from './purpose-bar';
import { StartNotices } from './start-notices';
import { useEarlyField } from './use-early-field';
import { type PurposeInput, usePurpose } from './use-purpose';

const FRAMES: Record<Surface, string> = {
  // No browser makes a popup higher than 600 px; above that, it would scroll the whole popup as well.
  popup: 'max-h-[600px] w-[25rem] max-w-full',
  panel: 'h-dvh low:overflow-y-auto',
  tab: 'mx-auto h-dvh max-w-[1100px] low:overflow-y-auto',
};

const CONTENT = '-mx-3 flex min-h-0 flex-1 flex-col px-3 outline-none low:flex-none';

/** Tab titles by route. */
const TITLES: Record<Route['name'], PlainKey> = {
  'new-lookup': 'title.desk',
  lookup: 'title.lookup',
  history: 'title.history',
  batches: 'title.batches',
  'new-batch': 'title.batches',
  batch: 'title.batches',
};

/** One app in three sizes: popup, side panel and tab show the same routes, laid out by their width. */
export function Desk() {
  const { route } = useDesk();
  const stopped = useStopped();
  const [text, setText] = useDraft(emailDraft, '');
  const purpose = usePurpose();
  useTabTitle(TITLES[route.name]);
  if (route.name === 'lookup' && route.as === 'print') {
    return (
      <Suspense>
        <lazyScreens.PrintPage id={route.id} />
      </Suspense>
    );
  }
  if (stopped === undefined || text === undefined || purpose === undefined) return null;
  return <Screen stopped={stopped} typed={[text, setText]} purpose={purpose} />;
}

/** Nothing can be sent from it without a connection; stored lookups can always be read. */
const isForm = ({ name }: Route): boolean => name === 'new-lookup' || name === 'new-batch';

/** Only where an address is scored: above a list, the field was taken for its search and billed (docs/decisions/062). */
const hasAddressField = (route: Route): boolean => route.name === 'lookup' || isAddressForm(route);

function Screen({
  stopped,
  typed,
  purpose,
}: {
  stopped: Failure | null;
  /** The draft of the address and its setter. */
  typed: readonly [string, (text: string) => void];
  purpose: PurposeInput;
}) {
  const { surface, route, form, ask, navigate, status, waiting, waitForKey } = useDesk();
  const { t } = useTexts();
  const { settings } = useApp();
  const isConnected = settings.baseUrl !== '';
  const [started, setStarted] = useState<Started>({ id: '' });
  /** Lookups that were started from the list of a page. */
  const [listed, setListed] = useState<readonly string[]>([]);
  /** Each edit of a subject needs a new form: the mounted one keeps what was typed. */
  const [edits, setEdits] = useState(0);
  const on = {
    started: (id: string, isSaved: boolean, operation: Operation, isListed: boolean) => {
      setStarted({ id });
      if (isListed) return setListed((before) => [...before, id]);
      const to: Route = { name: 'lookup', id, as: isSaved ? 'saved' : 'result', form: FORM_OF[operation] };
      if (operation === 'score') draft.goesTo(to);
      navigate(to);
    },
    // The result of one subject must not appear below the refusal of another.
    refused: () => {
      if (routeOf(location.hash).name === 'lookup') navigate({ name: 'new-lookup', form });
    },
  };
  const openForm = (subject: SubjectDraft) =>
    void subjectDraft
      .write(subject)
      .catch(() => undefined)
      .then(() => {
        setEdits((count) => count + 1);
        navigate({ name: 'new-lookup', form: 'subject' });
      });
  /** A list that was typed elsewhere stays as it is. */
  const planList = async (emails: readonly string[]) => {
    const list = { ...EMPTY_BATCH_DRAFT, emails: emails.join('\n') };
    await batchDrafts.page.write(list).catch(() => undefined);
    navigate({ name: 'new-batch', source: 'page' });
  };
  const starting = useStartLookup(surface, on, stopped, ask);
  const named = (name: string) => openForm({ ...EMPTY_SUBJECT_DRAFT, name });
  const draft = useAddressDraft(typed, { start: starting.start, refused: starting.withdraw, named }, started, route);
  useEarlyField(draft.field, surface, { text: typed[0], change: draft.change });
  const content = useRef<HTMLDivElement>(null);
  const unlock = useUnlock(waiting, waitForKey);
  const isPurposeAsked = ask?.kind === 'refused' && ask.failure.kind === purpose.missing;
  const hasPurpose = purpose.isOpen || purpose.reference !== '' || purpose.reason !== '';
  const shown = [status && hashOf(route), status, starting.stopped?.kind, unlock === null, purpose.isOpen].join(' ');
  useLostFocus(hasAddressField(route) ? draft.field : content, shown, false);
  // Any other place takes a lost focus itself, once its data are there: a form at its first field, a result at its heading.
  useLostFocus(isAddressForm(route) ? draft.field : null, hashOf(route), false);
  const edit = (subject: RequestSubject) =>
    handleSubject(subject, {
      score: ({ email }) => {
        draft.edit(email);
        if (!hasAddressField(route)) navigate({ name: 'new-lookup', form: 'email' });
      },
      overview: (request) => openForm(draftOfRequest(request)),
    });
  const isHeldUp = starting.failure !== null || starting.stopped !== null || unlock !== null;
  // Once React has drawn the empty fallback, it delays the content by 300 ms; so the first render leaves the content out.
  const hasContent = useDeferredValue(true, false);
  return (
    <main data-surface={surface} className={`flex flex-col gap-3 p-3 ${FRAMES[surface]}`}>
      <div className="-mx-3 -mt-3 flex flex-col empty:hidden">
        <EnvironmentBand environment={settings.environment} />
      </div>
      <DeskHeader isLocked={unlock !== null} onPurpose={hasPurpose ? null : purpose.open} />
      <PurposeBar purpose={purpose} isAsked={isPurposeAsked} />
      <DeskNav />
      {!isConnected && <ConnectScreen />}
      {isConnected && hasAddressField(route) && (
        <AddressField
          draft={draft}
          onScoreList={(emails) => {
            draft.goesToList();
            void planList(emails);
          }}
          isBusy={starting.busy}
          isMain={isAddressForm(route) && !isHeldUp}
          isFirstFocus={!isPurposeAsked}
        />
      )}
      <p role="status" className="text-muted empty:hidden">
        {status && t(status)}
      </p>
      {unlock && waiting && <UnlockKey {...unlock} />}
      <StartNotices starting={starting} onScore={draft.scoreListed} isMain={isAddressForm(route)} />
      <Suspense>
        {hasContent ? (
          <lazyScreens.ReviewArea ref={content} className={CONTENT}>
            {isDemo(settings) && route.name === 'new-lookup' && (
              <lazyScreens.DemoScreen
                {...(isAddressForm(route)
                  ? { onEmail: (email: string) => draft.scoreListed(email) }
                  : { onSubject: (request: OverviewRequest) => openForm(draftOfRequest(request)) })}
              />
            )}
            {(isConnected || !isForm(route)) && (
              <DeskContent
                starting={starting}
                started={started}
                edits={edits}
                listed={listed}
                onScore={(address) => draft.scoreListed(address, (subject) => starting.start(subject, false, true))}
                onEdit={edit}
              />
            )}
          </lazyScreens.ReviewArea>
        ) : (
          <div className={CONTENT} />
        )}
      </Suspense>
      <StickyNotices>
        {unlock && !waiting && <UnlockKey {...unlock} isMain={isAddressForm(route)} />}
        <ActiveBatch />
      </StickyNotices>
    </main>
  );
}
