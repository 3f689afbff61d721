import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { ActiveBatch } from '@/components/batch/active-batch';
import { useStopped } from '@/components/connection/use-stopped';
import { useUnlock } from '@/components/connection/use-unlock';
import { EnvironmentBand } from '@/components/kit/environment-band';
import { NoticeLines } from '@/components/kit/notice-lines';
import { useSaid } from '@/components/kit/say';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useDraft } from '@/components/kit/use-draft';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useTabTitle } from '@/components/kit/use-tab-title';
import type { Started } from '@/components/result/use-on-answered';
import { useStartLookup } from '@/components/result/use-start-lookup';
import { isDemo } from '@/utils/service/demo-account';
import type { Failure } from '@/utils/service/failure';
import type { Operation, RequestSubject } from '@/utils/service/operations';
import { handleSubject } from '@/utils/service/request-subject';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';
import { emailDraft } from '@/utils/storage/drafts';
import type { Surface } from '@/utils/surfaces/requested-view';
import { FORM_OF, hashOf, isAddressForm, isForm, type Route, routeOf } from '@/utils/surfaces/route';
import { AddressField, BelowAddressField, useAddressForm } from './address-field';
import { DeskContent } from './desk-content';
import { DeskLine } from './desk-line';
import { focusBelow } from './focus-below';
import { lazyScreens } from './lazy-screens';
import { LockedLine } from './locked-line';
import { PurposeFields, PurposeLine } from './purpose-bar';
import { TAB_TITLES } from './tab-titles';
import { useAddressDraft } from './use-address-draft';
import { useEarlyField } from './use-early-field';
import { useIsWide } from './use-is-wide';
import { usePlanList } from './use-plan-list';
import { type PurposeInput, usePurpose } from './use-purpose';
import { useSubjectEdits } from './use-subject-edits';
import { WhereItGoes } from './where-it-goes';

const FRAMES: Record<Surface, string> = {
  // No browser makes a popup higher than 600 px; above that, it would scroll the whole popup as well.
  popup: 'max-h-[600px] w-[25rem] max-w-full',
  panel: 'h-dvh low:overflow-y-auto',
  tab: 'h-dvh low:overflow-y-auto',
};

const CONTENT = '-mx-3 flex min-h-0 flex-1 flex-col px-3 outline-none low:flex-none';

/** One app in three sizes: popup, side panel and tab show the same routes, laid out by their width. */
export function Desk() {
  const { route } = useDesk();
  const stopped = useStopped();
  const [text, setText] = useDraft(emailDraft, '');
  const purpose = usePurpose();
  useTabTitle(TAB_TITLES[route.name]);
  if (route.name === 'lookup' && route.as === 'print') {
    return (
      <Suspense>
        <lazyScreens.PrintPage id={route.id} />
      </Suspense>
    );
  }
  if (route.name === 'print-case') {
    return (
      <Suspense>
        <lazyScreens.PrintCase of={route.of} />
      </Suspense>
    );
  }
  if (text === undefined) return null;
  return <Screen stopped={stopped} typed={[text, setText]} purpose={purpose} />;
}

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
  const isWide = useIsWide();
  // In a wide tab, the field is part of its form alone: empty beside a result, it takes half of the window.
  const hasField = isConnected && (isAddressForm(route) || (route.name === 'lookup' && !isWide));
  const [started, setStarted] = useState<Started>({ id: '' });
  /** Lookups that were started from the list of a page. */
  const [listed, setListed] = useState<readonly string[]>([]);
  const subject = useSubjectEdits();
  const on = {
    started: (id: string, isSaved: boolean, operation: Operation, isListed: boolean) => {
      setStarted({ id });
      if (isListed) return setListed((before) => [...before, id]);
      const to: Route = { name: 'lookup', id, as: isSaved ? 'saved' : 'result', form: FORM_OF[operation] };
      if (isAddressForm({ name: 'new-lookup', form: FORM_OF[operation] })) draft.goesTo(to);
      navigate(to);
    },
    // The result of one subject must not appear below the refusal of another.
    refused: () => {
      if (routeOf(location.hash).name === 'lookup') navigate({ name: 'new-lookup', form });
    },
  };
  const planList = usePlanList('text');
  const starting = useStartLookup(surface, on, stopped, ask);
  const named = (name: string) => void subject.open({ ...EMPTY_SUBJECT_DRAFT, name });
  const draft = useAddressDraft(typed, { start: starting.start, refused: starting.withdraw, named }, started, route);
  useEarlyField(draft.field, surface, { text: typed[0], change: draft.change });
  const contentBox = useRef<HTMLDivElement>(null);
  const unlock = useUnlock(waiting, waitForKey);
  const isKeyAsked = waiting !== null || (ask?.kind === 'refused' && ask.failure.kind === 'locked');
  const isPurposeAsked = ask?.kind === 'refused' && ask.failure.kind === purpose.missing;
  const hasPurpose = purpose.isOpen || purpose.reference !== '' || purpose.reason !== '';
  const shown = [status && hashOf(route), status, starting.stopped?.kind, unlock === null, purpose.isOpen].join(' ');
  useLostFocus(hasField ? draft.field : contentBox, shown, false);
  // Any other place takes a lost focus itself, once its data are there: a form at its first field, a result at its heading.
  useLostFocus(isAddressForm(route) ? draft.field : null, hashOf(route), false);
  const edit = (requested: RequestSubject) =>
    handleSubject(requested, {
      score: ({ email }) => {
        draft.edit(email);
        if (!hasField) navigate({ name: 'new-lookup', form: 'email' });
      },
      overview: (request) => void subject.openRequest(request),
    });
  useSaid(status && t(status));
  const isHeldUp = starting.failure !== null || starting.stopped !== null || waiting !== null;
  const addressForm = useAddressForm(draft, (emails) => {
    draft.goesToList();
    void planList(emails);
  });
  const addressField = (
    <AddressField
      form={addressForm}
      isBusy={starting.busy}
      isMain={isAddressForm(route) && !isHeldUp}
      isFirstFocus={!isPurposeAsked}
      onDown={(field) => focusBelow(field, contentBox.current)}
    />
  );
  // Once React has drawn the empty fallback, it delays the content by 300 ms; so the first render leaves the content out.
  const hasContent = useDeferredValue(true, false);
  const content = (
    <NoticeLines>
      {!isWide && <PurposeLine purpose={purpose} />}
      {unlock && !isKeyAsked && <LockedLine {...unlock} />}
      <ActiveBatch />
      {purpose.isOpen && <PurposeFields purpose={purpose} isAsked={isPurposeAsked} />}
      {!isConnected && (
        <Suspense>
          <lazyScreens.ConnectScreen />
        </Suspense>
      )}
      {hasField && !isWide && <BelowAddressField form={addressForm} />}
      {status && <p className="text-muted">{t(status)}</p>}
      {unlock && isKeyAsked && (
        <Suspense>
          <lazyScreens.UnlockKey {...unlock} />
        </Suspense>
      )}
      {(starting.failure ?? starting.stopped ?? starting.offered ?? ask) !== null && (
        <Suspense>
          <lazyScreens.StartNotices
            starting={starting}
            onScore={draft.scoreListed}
            isMain={isAddressForm(route)}
            isForm={isForm(route)}
          />
        </Suspense>
      )}
      <Suspense>
        {hasContent ? (
          <lazyScreens.ReviewArea
            ref={contentBox}
            className={CONTENT}
            onNewLookup={() => {
              if (!hasField) return navigate({ name: 'new-lookup', form });
              draft.field.current?.focus();
              draft.field.current?.select();
            }}
          >
            {isDemo(settings) && (route.name === 'new-lookup' || route.name === 'lookup') && (
              <lazyScreens.DemoScreen
                isOpen={route.name === 'new-lookup'}
                choices={{
                  onEmail: (email) => draft.scoreListed(email),
                  onSubject: (request) => starting.start({ operation: 'overview', request }),
                  onList: (emails) => void planList(emails),
                }}
              />
            )}
            {(isConnected || !isForm(route)) && (
              <DeskContent
                starting={starting}
                started={started}
                edits={subject.edits}
                listed={listed}
                onScore={(address) => draft.scoreListed(address, (subject) => starting.start(subject, false, true))}
                onEdit={edit}
                addressForm={
                  <div className="flex max-w-xl flex-col gap-2">
                    {addressField}
                    <BelowAddressField form={addressForm} />
                    <WhereItGoes />
                  </div>
                }
              />
            )}
          </lazyScreens.ReviewArea>
        ) : (
          <div className={CONTENT} />
        )}
      </Suspense>
    </NoticeLines>
  );
  return (
    <main data-surface={surface} className={`flex flex-col ${FRAMES[surface]}`}>
      <EnvironmentBand environment={settings.environment} />
      {isWide ? (
        <div className="flex min-h-0 flex-1 low:flex-none">
          <Suspense>
            <lazyScreens.DeskColumn isLocked={unlock !== null} purpose={purpose} />
          </Suspense>
          <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">{content}</div>
        </div>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col gap-2 p-3 pb-4 low:flex-none">
          <DeskLine isLocked={unlock !== null} onPurpose={hasPurpose ? null : purpose.open}>
            {hasField ? addressField : null}
          </DeskLine>
          {content}
        </div>
      )}
    </main>
  );
}
