import { ManagedNote } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import type { StoredLookup } from '@/components/result/use-stored-answers';
import { confirmedAt, type Layout } from '@/utils/reading/profile/profile';
import type { Operation } from '@/utils/service/operations';
import LayoutChanges from './layout-changes';

/** What says which hits there are, and what they are. */
const partsOf = (layout: Layout | null) => JSON.stringify([layout?.hit, layout?.screening, layout?.verdict]);

/**
 * Says that the organization sets a profile, and what its layout changes: by which fields and words results are read, and
 * how they would be read without it, with a stored hit as an example.
 */
export function ManagedChanges({
  service,
  operation,
  before,
  after,
  answers,
}: {
  service: string;
  operation: Operation;
  /** The user's own layout, null for the general rules; undefined while it loads. */
  before: Layout | null | undefined;
  after: Layout | null;
  answers: readonly StoredLookup[];
}) {
  const { t, formats } = useTexts();
  if (before === undefined || partsOf(before) === partsOf(after)) return <ManagedNote />;
  return (
    <table className="w-full table-fixed text-start">
      <thead className="text-xs text-muted">
        <tr>
          <th className="pe-2 text-start font-normal">{t('transfer.setting')}</th>
          <th className="pe-2 text-start font-normal">
            {before === null
              ? t('profile.byRules')
              : t('profile.confirmed', { date: formats.moment(confirmedAt(before), 'day') })}
          </th>
          <th className="text-start font-normal">{t('form.managed')}</th>
        </tr>
      </thead>
      <tbody>
        <LayoutChanges change={{ service, operation, before, after }} read={async () => [...answers]} />
      </tbody>
    </table>
  );
}
