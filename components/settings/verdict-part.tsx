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

/** Returns by which field the verdict is read, and what each of its words means. */
export function verdictSummary(rule: VerdictRule | undefined, texts: Texts): string {
  const { t, formats } = texts;
  const said = (rule?.words ?? []).map(({ word, means }) => `${wordName(word, texts)} = ${t(VERDICT_NAMES[means])}`);
  return rule ? [rule.pattern, formats.list(said)].filter(Boolean).join(' · ') : t('profile.none');
}

/** The field of the provider's verdict, and what each of its words means. */
export function VerdictPart({
  rule,
  examples,
  source,
  onChange,
}: {
  rule: VerdictRule | undefined;
  examples: readonly Example[];
  source: PatternSource;
  onChange: (rule: VerdictRule | undefined) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <ProfilePart title={t('rows.label')} summary={verdictSummary(rule, texts)}>
      <PatternField
        label={t('profile.field')}
        pattern={rule?.pattern ?? ''}
        source={source}
        onChange={(pattern) =>
          onChange(pattern === '' ? undefined : withVerdictWords({ pattern, words: [] }, examples))
        }
      />
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
    </ProfilePart>
  );
}
