import { ArrowLeft } from 'lucide-react';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { LookupView } from '@/components/result/lookup-view';
import { useTexts } from '@/components/texts';
import { useDesk } from '@/hooks/desk/desk-provider';
import { useLookupScreen } from '@/hooks/lookup/use-lookup-screen';
import type { RequestSubject } from '@/utils/service/operations';
import type { Route } from '@/utils/surfaces/route';
import { RouteLink } from './route-link';

/** One lookup with its actions, and the way back to where it was chosen. */
export function LookupScreen({ id, onEdit }: { id: string; onEdit: (subject: RequestSubject) => void }) {
  const { t } = useTexts();
  const { route, form } = useDesk();
  const { lookup, actions, failure } = useLookupScreen({ id, onEdit });
  if (lookup === undefined) return null;
  return (
    <div className="flex flex-auto flex-col gap-2">
      <p>
        <RouteLink data-testid="back" to={listOf(route, form)} className="inline-flex min-h-6 items-center gap-1">
          <ArrowLeft className="rtl:rotate-180" />
          {t('desk.back')}
        </RouteLink>
      </p>
      {lookup === null ? (
        <p>{t('desk.deleted')}</p>
      ) : (
        <>
          <LookupView lookup={lookup} reused={route.name === 'lookup' && route.as === 'saved'} actions={actions} />
          <LookupStartError failure={failure} actions={actions} />
        </>
      )}
    </div>
  );
}

/** The list or form where a lookup was chosen. */
function listOf(route: Route, form: 'email' | 'subject'): Route {
  if (route.name === 'history') return { name: 'history' };
  return route.name === 'batch' ? { name: 'batch', id: route.id } : { name: 'new-lookup', form };
}
