import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { patternWords } from '@/utils/reading/profile/pattern';
import { MAX_FACTS } from '@/utils/reading/profile/profile';
import { PatternField, type PatternSource } from './pattern-field';
import { ProfilePart } from './profile-part';

/** Up to six facts for the top of a result and its card. */
export function FactsPart({
  facts,
  source,
  onChange,
}: {
  facts: readonly string[];
  source: PatternSource;
  onChange: (facts: string[]) => void;
}) {
  const { t } = useTexts();
  const withFact = (at: number, fact: string | null) =>
    onChange(facts.flatMap((own, i) => (i === at ? (fact ?? []) : own)));
  return (
    <ProfilePart
      title={t('profile.facts')}
      summary={facts.length === 0 ? t('newBatch.none') : facts.map(patternWords).join(' · ')}
      places={facts}
    >
      {facts.map((fact, i) => (
        <PatternField
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact being chosen has no identity except its position
          key={i}
          label={t('profile.field')}
          pattern={fact}
          source={source}
          onChange={(pattern) => withFact(i, pattern)}
          onRemove={() => withFact(i, null)}
        />
      ))}
      {facts.length < MAX_FACTS && (
        <span>
          <Button size="small" onPress={() => onChange([...facts, ''])}>
            {t('profile.addField')}
          </Button>
        </span>
      )}
    </ProfilePart>
  );
}
