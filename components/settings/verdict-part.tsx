import { useTexts } from '@/components/kit/texts';
import { type Example, withVerdictWords } from '@/utils/reading/profile/guess-layout';
import type { VerdictMeaning, VerdictRule } from '@/utils/reading/profile/profile';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { PatternField, type PatternSource } from './pattern-field';
import { ProfilePart } from './profile-part';
import { WordMeanings, wordName } from './word-meanings';

/** Our names of the meanings of a verdict. */
export const VERDICT_NAMES = {
  calm: 'profile.calm',
  caution: 'profile.caution',
  danger: 'profile.danger',
  neutral: 'profile.neutral',
} as const satisfies Record<VerdictMeaning, PlainKey>;

/** Returns what each word of the verdict means. */
function meaningsInWords(rule: VerdictRule | undefined, texts: Texts): string {
  const { t, formats } = texts;
  const said = (rule?.words ?? []).map(({ word, means }) => `${wordName(word, texts)} = ${t(VERDICT_NAMES[means])}`);
  return rule ? formats.list(said) : t('newBatch.none');
}

/** Returns by which field the verdict is read, and what each of its words means. */
export const verdictSummary = (rule: VerdictRule | undefined, texts: Texts): string =>
  [rule?.pattern ?? '', meaningsInWords(rule, texts)].filter(Boolean).join(' · ');

/** What each word of the provider's verdict means, in all saved results, and the field that it is in. */
export function VerdictPart({
  rule,
  isAsked,
  examples,
  source,
  onChange,
}: {
  rule: VerdictRule | undefined;
  /** Nobody has said yet what some word means. */
  isAsked: boolean;
  examples: readonly Example[];
  source: PatternSource;
  onChange: (rule: VerdictRule | undefined) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <ProfilePart
      data-testid="part-labels"
      title={t('profile.labels')}
      summary={meaningsInWords(rule, texts)}
      places={rule ? [rule.pattern] : []}
      isAsked={isAsked}
    >
      {rule && (
        <WordMeanings
          words={rule.words}
          meanings={(['calm', 'caution', 'danger', 'neutral'] as const).map((id) => ({
            id,
            name: t(VERDICT_NAMES[id]),
          }))}
          onChange={(words) => onChange({ ...rule, words })}
        />
      )}
      <PatternField
        label={t('profile.field')}
        pattern={rule?.pattern ?? ''}
        source={source}
        onChange={(pattern) =>
          onChange(pattern === '' ? undefined : withVerdictWords({ pattern, words: [] }, examples))
        }
      />
    </ProfilePart>
  );
}
