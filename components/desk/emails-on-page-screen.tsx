import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { SiteSwitch } from '@/components/kit/site-switch';
import { RichText, useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useSiteDetection } from '@/components/settings/use-site-detection';
import { call } from '@/utils/messages/call';
import type { PageEmails } from '@/utils/messages/protocol';
import { describeSubject } from '@/utils/service/request-subject';
import { isSiteAllowed } from '@/utils/settings/policy';
import { siteName } from '@/utils/settings/site-pattern';
import { database } from '@/utils/storage/page-database';
import { PageEmailList } from './page-email-list';
import type { ListedEmail } from './page-email-row';
import { usePageEmails } from './use-page-emails';
import { usePlanList } from './use-plan-list';

/** The switch for the site behind the popup, or why there is none. */
function SiteOfPage({ page, onChange }: { page: PageEmails; onChange: () => void }) {
  const { t } = useTexts();
  const { policy } = useApp();
  const { failureOf, turn } = useSiteDetection(onChange);
  if (page.site === null) {
    return <p className="text-xs text-muted">{t('desk.pageClosed')}</p>;
  }
  const { pattern, enabled } = page.site;
  if (!isSiteAllowed(pattern, policy)) {
    return <p className="text-xs text-muted">{t('desk.siteNotAllowed')}</p>;
  }
  return (
    <SiteSwitch
      site={siteName(pattern)}
      isOn={enabled}
      failure={failureOf(pattern)}
      onTurn={(on) => void turn(pattern, on)}
    />
  );
}

/** The longest list of addresses that a hint names. */
const MAX_NAMED = 3;
const shorten = (emails: readonly string[]): string =>
  emails.slice(0, MAX_NAMED).join(', ') + (emails.length > MAX_NAMED ? ', …' : '');

/** Returns the lookups that were started from a list and have no answer, or not yet, by address, live. */
function useStartedRows(ids: readonly string[]): ReadonlyMap<string, NonNullable<ListedEmail['started']>> {
  const records = useLiveQuery(() => database.lookups.bulkGet([...ids]), [ids]) ?? [];
  return new Map(
    records.flatMap((record) =>
      record && record.state !== 'done'
        ? [[describeSubject(record.subject).title, { id: record.id, state: record.state }] as const]
        : [],
    ),
  );
}

/** The addresses of the page behind the popup or beside the panel. */
export function EmailsOnPage({
  started,
  isStarting,
  onScore,
}: {
  /** The lookups that were started from this list. */
  started: readonly string[];
  /** A lookup was asked for and has not started yet. */
  isStarting: boolean;
  onScore: (address: string) => void;
}) {
  const { t } = useTexts();
  const { navigate } = useDesk();
  const { page, otherPage, read } = usePageEmails();
  const running = useStartedRows(started);
  const [asked, setAsked] = useState<string | null>(null);
  const stale = page?.emails == null ? null : otherPage;
  const planList = usePlanList('page');
  const rows = page?.emails?.map((row) => ({
    ...row,
    started: running.get(row.email),
    isAsked: isStarting && row.email === asked,
  }));
  return (
    <div className="flex min-h-0 flex-col gap-3">
      {page?.isPdf && stale === null && <p className="text-muted">{t('question.nothingInPdf')}</p>}
      {page?.site !== null && !page?.isPdf && (
        <PageEmailList
          emails={page === undefined ? 'looking' : (rows ?? 'unread')}
          stale={stale}
          onReload={read}
          onOpen={(id) => navigate({ name: 'lookup', id, as: 'saved' })}
          onScore={(address) => {
            setAsked(address);
            onScore(address);
          }}
          onScoreList={(list) => void planList(list)}
          onReveal={(email) => {
            if (page?.tabId != null) void call('revealEmail', { tabId: page.tabId, email }).catch(() => undefined);
          }}
        />
      )}
      {page?.unmarked && stale === null && (
        <p className="text-xs text-muted">
          <RichText text="pageEmails.inSealedFrames" slots={{ emails: <bdi>{shorten(page.unmarked)}</bdi> }} />
        </p>
      )}
      {page && !page.isPdf && stale === null && <SiteOfPage page={page} onChange={read} />}
    </div>
  );
}
