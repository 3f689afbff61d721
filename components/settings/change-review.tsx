import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { Notice } from '@/components/kit/notice';
import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import { changedSinceInWords, changeInWords } from '@/utils/reading/in-words';
import { type Accepted, acceptChanges, type WordMeaning } from '@/utils/reading/profile/accept-changes';
import type { Change } from '@/utils/reading/profile/change';
import type { Example } from '@/utils/reading/profile/guess-layout';
import { type Layout, VERDICT_MEANINGS } from '@/utils/reading/profile/profile';
import { withoutNames } from '@/utils/reading/profile/without-names';
import { SAYING_NAMES } from './screening-part';
import { VERDICT_NAMES } from './verdict-part';

const keyOf = (change: Change): string => JSON.stringify(change);

/** Says since when answers have changed, and how; the user accepts each change, a new word with its meaning. */
export function ChangeReview({
  layout,
  changes,
  examples,
  names,
  today,
  onSave,
}: {
  layout: Layout;
  changes: readonly Change[];
  /** The changed answers. */
  examples: readonly Example[];
  /** See `namesIn`. */
  names: readonly string[];
  /** Calendar day, such as 2026-11-12. */
  today: string;
  onSave: (layout: Layout) => Promise<unknown>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, WordMeaning | null>>(new Map());
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const choose = (change: Change, means: WordMeaning | null, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(keyOf(change), means);
    else next.delete(keyOf(change));
    setChosen(next);
  };
  const accept = () => {
    const accepted: Accepted[] = changes.flatMap((change) => {
      const means = chosen.get(keyOf(change));
      return means === undefined ? [] : [{ change, means: means ?? undefined }];
    });
    const next = withoutNames(acceptChanges(layout, accepted, examples), names);
    // The day of the confirmation stays as long as anything is left to review.
    const confirmedOn = accepted.length === changes.length ? today : layout.confirmedOn;
    setFailed(null);
    onSave({ ...next, confirmedOn }).then(
      () => setChosen(new Map()),
      (error: unknown) => setFailed({ error }),
    );
  };
  const meanings = (pattern: string) => [
    { id: '' as const, name: t('profile.chooseMeaning') },
    ...(layout.verdict?.pattern === pattern
      ? VERDICT_MEANINGS.map((id) => ({ id, name: t(VERDICT_NAMES[id]) }))
      : (['hit', 'none', 'other'] as const).map((id) => ({ id, name: t(SAYING_NAMES[id]) }))),
  ];
  return (
    <Notice
      data-testid="changes"
      tone="caution"
      title={changedSinceInWords(layout.confirmedOn, texts)}
      actions={!isOpen && <Button onPress={() => setOpen(true)}>{t('profile.review')}</Button>}
    >
      {isOpen && (
        <>
          <ul data-one-column className="flex flex-col gap-1 wrap-anywhere">
            {changes.map((change) => (
              <li key={keyOf(change)}>
                {change.kind === 'unknown-word' ? (
                  <Select
                    label={changeInWords(change, texts)}
                    options={meanings(change.pattern)}
                    value={chosen.get(keyOf(change)) ?? ''}
                    onChange={(means) => choose(change, means === '' ? null : means, means !== '')}
                  />
                ) : (
                  <Checkbox
                    isSelected={chosen.has(keyOf(change))}
                    onChange={(isSelected) => choose(change, null, isSelected)}
                  >
                    {changeInWords(change, texts)}
                  </Checkbox>
                )}
              </li>
            ))}
          </ul>
          {failed && <NoReplyNotice error={failed.error} />}
          <p>
            <Button isDisabled={chosen.size === 0} onPress={accept}>
              {t('profile.accept')}
            </Button>
          </p>
        </>
      )}
    </Notice>
  );
}
