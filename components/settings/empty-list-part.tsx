import { SavedSelect } from '@/components/kit/saved-select';
import { useTexts } from '@/components/kit/texts';
import { EMPTY_LIST_MEANINGS, type ProviderProfile } from '@/utils/reading/profile/profile';
import type { Translate } from '@/utils/texts/texts';

type Meaning = ProviderProfile['emptyList'];

const ANSWERS = { 'none-found': 'value.yes', nothing: 'value.no' } as const;

/** Returns what somebody has answered, or a dash. */
export const emptyListMeaning = (meaning: Meaning, t: Translate): string => (meaning ? t(ANSWERS[meaning]) : '–');

/** The row of a profile that says what an empty list means; saved as soon as it is chosen. */
export function EmptyListPart({
  meaning,
  onSave,
}: {
  meaning: Meaning;
  onSave: (meaning: NonNullable<Meaning> | null) => Promise<unknown>;
}) {
  const { t } = useTexts();
  const options = [undefined, ...EMPTY_LIST_MEANINGS].map((id) => ({ id: id ?? '', name: emptyListMeaning(id, t) }));
  return (
    <div data-testid="empty-list">
      <SavedSelect
        label={t('profile.emptyList')}
        options={options}
        value={meaning ?? ''}
        onSave={(id) => onSave(EMPTY_LIST_MEANINGS.find((own) => own === id) ?? null)}
      />
    </div>
  );
}
