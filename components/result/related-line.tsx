import { Fragment, useId } from 'react';
import { AddressText } from '@/components/kit/address-text';
import { RelativeTime } from '@/components/kit/relative-time';
import { RouteLink } from '@/components/kit/route-link';
import { RichText, useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { useNow } from '@/components/kit/use-now';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Related } from '@/utils/lookup/lookup-store';
import { mailDomainOf } from '@/utils/lookup/related-keys';
import { subjectDetails, subjectTitle } from '@/utils/result/subject-title';
import { describeSubject } from '@/utils/service/request-subject';
import { withLookup } from '@/utils/surfaces/route';
import { useRelated } from './use-related';

/** One quiet line that says what else the history has: spellings, a domain, a name. Open, it lists the results. */
export function RelatedLine({ record }: { record: LookupRecord }) {
  const texts = useTexts();
  const { route } = useDesk();
  const now = useNow(60_000);
  const line = useId();
  const { related, listed, isOpen, setOpen } = useRelated(record);
  if (related.length === 0) return null;
  const found = related.map((one, i) => (
    <Fragment key={one.kind}>
      {i > 0 && ' · '}
      <Found related={one} record={record} />
    </Fragment>
  ));
  return (
    <details data-testid="related" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={line} className="text-xs text-muted">
        <RichText text="related.inHistory" slots={{ found }} />
      </summary>
      <ul aria-labelledby={line} className="mt-1 flex flex-col">
        {listed.map(({ id, subject, endedAt, createdAt }) => (
          <li key={id} className="border-t border-line first:border-0">
            <RouteLink to={withLookup(route, id)} className="flex items-baseline gap-3 py-1 hover:bg-well">
              <span className="min-w-0 flex-1">
                <bdi>
                  <AddressText>{subjectTitle(subject)}</AddressText>
                </bdi>{' '}
                <span className="text-xs text-muted">{subjectDetails(subject, texts)}</span>
              </span>
              <span className="shrink-0 text-xs text-muted">
                <RelativeTime at={endedAt ?? createdAt} now={now} />
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Found({ related: { kind, count, isMore }, record }: { related: Related; record: LookupRecord }) {
  const { t } = useTexts();
  if (kind === 'spellings')
    return isMore ? t('related.spellingsMore', { most: count }) : t('related.spellings', { count });
  if (kind === 'births') return isMore ? t('related.birthsMore', { most: count }) : t('related.births', { count });
  const domain = <bdi>{mailDomainOf(describeSubject(record.subject).title)}</bdi>;
  if (isMore) return <RichText text="related.domainMore" slots={{ most: count, domain }} />;
  return <RichText text="related.domain" slots={{ count, domain }} />;
}
