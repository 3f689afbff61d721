import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/kit/icon-button';
import { Select } from '@/components/kit/select';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { EVERYTHING, type RowScope, SCOPE_DAYS } from '@/utils/batch/row-scope';
import { SUBJECT_DECISIONS } from '@/utils/decision/decision';
import { SUBJECT_DECISION_TEXTS } from '@/utils/decision/decision-texts';
import { OPERATIONS } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';
import type { PlainKey } from '@/utils/texts/text-key';

/** Chooses which lookups the history is about: of which kind, and of which last days; one press more, for which case and by whom. */
export function HistoryScope({
  scope,
  known,
  onChange,
  children,
}: {
  scope: RowScope;
  /** The reasons and users of stored lookups. */
  known: Record<'reason' | 'operator', readonly string[]>;
  onChange: (scope: RowScope) => void;
  /** The way to the case that is typed. */
  children?: ReactNode;
}) {
  const { t, formats } = useTexts();
  const [isMore, setMore] = useState(false);
  const { operation: kind, days, asked, decision } = scope;
  const choice = <Id extends string>(
    name: PlainKey,
    value: Id | null,
    options: readonly { id: Id; name: string }[],
    onChoose: (id: Id | null) => void,
  ) => (
    <Select<Id | ''>
      label={t(name)}
      isLabelHidden
      value={value ?? ''}
      options={[{ id: '', name: `${t(name)}: ${t('rows.all')}` }, ...options]}
      onChange={(id) => onChoose(id === '' ? null : id)}
    />
  );
  const part = (id: 'reason' | 'operator', name: PlainKey) =>
    (known[id].length > 0 || asked[id] !== '') &&
    choice(
      name,
      asked[id],
      known[id].map((text) => ({ id: text, name: text })),
      (text) => onChange({ ...scope, asked: { ...asked, [id]: text ?? '' } }),
    );
  const day = (id: 'from' | 'to', name: PlainKey) => (
    <label className="flex items-center gap-1.5 text-xs text-muted">
      {t(name)}
      <input
        type="date"
        data-testid={`scope-${id}`}
        value={scope[id]}
        onChange={({ target }) => onChange({ ...scope, [id]: target.value })}
        className="min-h-8 rounded-md border border-edge bg-paper px-2 text-ink"
      />
    </label>
  );
  return (
    <>
      <div className="flex min-w-0 gap-2 *:min-w-0 *:flex-1">
        {choice(
          'subject.type',
          kind,
          operation.options.map((id) => ({ id, name: t(OPERATIONS[id].words.name) })),
          (id) => onChange({ ...scope, operation: id }),
        )}
        {choice(
          'rows.time',
          days,
          SCOPE_DAYS.map((id) => ({ id, name: formats.duration(Number(id), 'day', 'long') })),
          (id) => onChange({ ...scope, days: id }),
        )}
        <span className="flex-none!">
          <IconButton
            icon={SlidersHorizontal}
            name={t('rows.moreFilters')}
            data-testid="more-filters"
            aria-expanded={isMore}
            onPress={() => {
              setMore(!isMore);
              // A filter that nobody sees must not hide rows.
              if (isMore) onChange({ ...EVERYTHING, operation: kind, days });
            }}
          />
        </span>
      </div>
      {isMore && (
        <div data-testid="asked-for" className="flex w-full flex-wrap items-center gap-2 *:max-w-full">
          <span className="flex min-w-28 flex-1 items-center gap-2">
            <TextField
              data-testid="scope-case"
              aria-label={t('purpose.case')}
              placeholder={t('purpose.case')}
              autoComplete="off"
              value={asked.reference}
              onChange={(reference) => onChange({ ...scope, asked: { ...asked, reference } })}
            />
            {children}
          </span>
          {part('reason', 'decision.reason')}
          {part('operator', 'purpose.user')}
          {choice(
            'decision.title',
            decision,
            SUBJECT_DECISIONS.map((id) => ({ id, name: t(SUBJECT_DECISION_TEXTS[id]) })),
            (id) => onChange({ ...scope, decision: id }),
          )}
          {day('from', 'rows.from')}
          {day('to', 'rows.until')}
        </div>
      )}
    </>
  );
}
