import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { HIT_FIELDS, type HitField, hitPatterns, type Layout, MAX_FACTS } from '@/utils/reading/profile/profile';
import type { PlainKey } from '@/utils/texts/text-key';
import { PatternField, type PatternSource } from './pattern-field';
import { ProfilePart } from './profile-part';

const NAMES = {
  name: 'profile.hitName',
  birth: 'subject.dob',
  country: 'subject.country',
  list: 'profile.hitList',
  strength: 'screening.matchStrength',
} as const satisfies Record<HitField, PlainKey>;

/** The fields of a hit that are shown with it. */
export function HitPart({
  hit,
  source,
  onChange,
}: {
  hit: Layout['hit'];
  source: PatternSource;
  onChange: (hit: Layout['hit']) => void;
}) {
  const { t, formats } = useTexts();
  const shown = HIT_FIELDS.filter((field) => hit[field]).map((field) => t(NAMES[field]));
  return (
    <ProfilePart
      title={t('profile.hitFields')}
      summary={hitPatterns({ hit }).length === 0 ? t('profile.none') : formats.list(shown)}
    >
      {HIT_FIELDS.map((field) => (
        <PatternField
          key={field}
          label={t(NAMES[field])}
          pattern={hit[field] ?? ''}
          source={source}
          onChange={(pattern) => onChange({ ...hit, [field]: pattern === '' ? undefined : pattern })}
        />
      ))}
    </ProfilePart>
  );
}

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
    <ProfilePart title={t('profile.facts')} summary={facts.length === 0 ? t('profile.none') : facts.join(' · ')}>
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
