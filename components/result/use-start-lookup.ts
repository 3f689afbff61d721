import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesk } from '@/components/kit/use-desk';
import type { OtherSpelling } from '@/utils/lookup/lookup-store';
import { call } from '@/utils/messages/call';
import type { Failure } from '@/utils/service/failure';
import type { Operation, RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { Surface } from '@/utils/surfaces/requested-view';
import { hashOf, routeOf } from '@/utils/surfaces/route';
import type { Ask } from '@/utils/surfaces/view';
import { useStartFailure } from './use-start-failure';

/**
 * Dismisses a notice when the desk leaves the place that the notice belongs to. Returns a function to call when a notice
 * comes: it belongs to the place that the desk shows or is about to show.
 */
function usePlaceOfNotice(dismiss: () => void): () => void {
  const here = hashOf(useDesk().route);
  const seen = useRef(here);
  const place = useRef<string | null>(here);
  const latest = useRef(dismiss);
  latest.current = dismiss;
  useEffect(() => {
    if (seen.current === here) return;
    seen.current = here;
    if (place.current === here) return;
    place.current = null;
    latest.current();
  }, [here]);
  return useCallback(() => {
    place.current = hashOf(routeOf(location.hash));
  }, []);
}

/** A requested address, with the lookup of another spelling. */
export interface OfferedSpelling {
  email: string;
  other: OtherSpelling;
}

/**
 * Starts lookups and shows them, or offers the lookup of another spelling without sending. A double click sends one
 * request, because the background joins equal requests. A refusal is told where it happened, until the desk shows another
 * place.
 */
export function useStartLookup(
  surface: Surface,
  on: {
    /** `isListed`: from a row of a list, which shows the lookup in place. */
    started: (id: string, isSaved: boolean, operation: Operation, isListed: boolean) => void;
    refused: () => void;
  },
  /** Why a lookup would not be sent now. Returned until the first request, which reports its own failure. */
  stopped: Failure | null,
  /** What a gesture in a page has led to. */
  ask: Ask | null,
) {
  const [busy, setBusy] = useState(false);
  const refused = ask?.kind === 'refused' ? ask : null;
  // A locked key and a stop of sending have their own notices.
  const isSaid = refused?.failure.kind === 'locked' || stopped !== null;
  const { failure, clear, refuse, noReply } = useStartFailure(isSaid ? null : (refused?.failure ?? null));
  const [offered, setOffered] = useState<OfferedSpelling | null>(ask?.kind === 'spelling' ? ask : null);
  const last = useRef<{ subject: RequestSubject; refresh: boolean; isListed?: boolean } | undefined>(
    refused ? { subject: { operation: 'score', request: { email: refused.email } }, refresh: false } : undefined,
  );
  const withdraw = () => {
    clear();
    setOffered(null);
  };
  const refusedHere = usePlaceOfNotice(withdraw);
  // Never true later: a late notice would move what the user is about to click.
  const [isNews, setNews] = useState(stopped !== null);

  const noReplyHere = (error: unknown) => {
    refusedHere();
    noReply(error);
  };
  function start(subject: RequestSubject, refresh = false, isListed = false): void {
    last.current = { subject, refresh, isListed };
    setBusy(true);
    withdraw();
    setNews(false);
    call('lookup', { subject, gesture: surface, refresh })
      .then((started) => {
        if (started.ok) return on.started(started.id, started.how === 'reused', subject.operation, isListed);
        on.refused();
        refusedHere();
        if (!started.failure) return setOffered({ email: describeSubject(subject).title, other: started.other });
        refuse(started.failure, subject, () => start(subject, refresh, isListed));
      })
      .catch(noReplyHere)
      .finally(() => setBusy(false));
  }
  /** Shows the lookup of the other spelling in place of the offer. */
  function acceptOffer({ id, isRunning }: OtherSpelling): void {
    setOffered(null);
    on.started(id, !isRunning, 'score', false);
  }
  const retry = () => last.current && start(last.current.subject, last.current.refresh, last.current.isListed);
  const resume = (then?: () => void) => void call('resumeSending', {}).then(then, noReplyHere);
  return {
    start,
    busy,
    failure,
    offered,
    acceptOffer,
    /** Takes back what was said of the last subject: what was submitted since is no address. */
    withdraw,
    stopped: isNews ? stopped : null,
    /** Actions offered while sending is stopped, before any request. */
    stoppedActions: { 'go-on': () => resume() },
    /** Actions offered after a lookup did not start. Both send it. */
    failureActions: { 'ask-again': retry, 'try-anyway': () => resume(retry) },
  };
}
