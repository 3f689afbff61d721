import { lazy } from 'react';
import { ResultContext } from '@/components/decide/review';
import { NoticeLines } from '@/components/kit/notice-lines';
import { Skeleton } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { LookupView } from '@/components/result/lookup-view';
import type { RequestSubject } from '@/utils/service/operations';
import { isPlainList, type LookupForm, type Route } from '@/utils/surfaces/route';
import { BackLink } from './back-link';
import { CaseLink } from './case-link';
import { useIsWide } from './use-is-wide';
import { useLookupScreen } from './use-lookup-screen';

/** Loads once a result is drawn. */
const RelatedLine = lazy(async () => ({ default: (await import('@/components/result/related-line')).RelatedLine }));

/** One lookup with its actions, and the way back to where it was chosen. */
export function LookupScreen({ id, onEdit }: { id: string; onEdit: (subject: RequestSubject) => void }) {
  const { t } = useTexts();
  const { route, form } = useDesk();
  const isWide = useIsWide();
  const { lookup, actions, failure } = useLookupScreen({ id, onEdit });
  if (lookup === undefined) return <Skeleton shape="answer" />;
  const back = <BackLink data-testid="back" to={listOf(route, form)} name={t('desk.back')} />;
  if (lookup === null) {
    return (
      <p className="flex items-center gap-1.5">
        {back}
        {t('desk.deleted')}
      </p>
    );
  }
  const view = (
    <LookupView
      lookup={lookup}
      reused={route.name === 'lookup' && route.as === 'saved'}
      actions={actions}
      back={back}
      caseLink={<CaseLink id={id} purpose={lookup.purpose} line={lookup.line} />}
      related={<RelatedLine key={id} record={lookup.record} />}
    />
  );
  return (
    // Beside a list, what is said about the answer stands above the answer.
    <div className="flex flex-auto flex-col gap-2">
      <ResultContext value={id}>{isWide ? <NoticeLines>{view}</NoticeLines> : view}</ResultContext>
      <LookupStartError failure={failure} actions={actions} />
    </div>
  );
}

/** The list or form where a lookup was chosen. */
function listOf(route: Route, form: LookupForm): Route {
  if (isPlainList(route)) return { name: route.name };
  if (route.name === 'case') return { name: 'case', of: route.of };
  return route.name === 'batch' ? { name: 'batch', id: route.id } : { name: 'new-lookup', form };
}
