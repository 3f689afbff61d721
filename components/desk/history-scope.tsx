import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import { type RowScope, SCOPE_DAYS } from '@/utils/batch/row-scope';
import { OPERATIONS } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';

/** Chooses which lookups the history is about: of which kind, and of which last days. */
export function HistoryScope({ scope, onChange }: { scope: RowScope; onChange: (scope: RowScope) => void }) {
  const { t } = useTexts();
  return (
    <div className="flex min-w-0 gap-2 *:flex-1">
      <Select
        label={t('subject.type')}
        isLabelHidden
        value={scope.operation ?? ''}
        options={[
          { id: '', name: `${t('subject.type')}: ${t('rows.all')}` },
          ...operation.options.map((id) => ({ id, name: t(OPERATIONS[id].words.name) })),
        ]}
        onChange={(id) => onChange({ ...scope, operation: operation.options.find((own) => own === id) ?? null })}
      />
      <Select
        label={t('rows.time')}
        isLabelHidden
        value={scope.days ?? ''}
        options={[
          { id: '', name: `${t('rows.time')}: ${t('rows.all')}` },
          ...SCOPE_DAYS.map((id) => ({ id, name: t('privacy.days', { count: Number(id) }) })),
        ]}
        onChange={(id) => onChange({ ...scope, days: SCOPE_DAYS.find((own) => own === id) ?? null })}
      />
    </div>
  );
}
