import { Button } from '@/components/kit/button';
import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import { SCREENING_NAMES } from '@/utils/reading/in-words';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { type Example, guessSign } from '@/utils/reading/profile/guess-layout';
import type { ScreeningRule, Sign } from '@/utils/reading/profile/profile';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { PatternField, type PatternSource } from './pattern-field';
import { ProfilePart } from './profile-part';
import { WordMeanings, wordName } from './word-meanings';

/** What a word of a sign says about its row. */
const SAYINGS = ['hit', 'none', 'other'] as const;
type Saying = (typeof SAYINGS)[number];

/** Our names of what a word says. */
export const SAYING_NAMES = {
  hit: 'profile.saysHit',
  none: 'screening.noneFound',
  other: 'profile.saysOther',
} as const satisfies Record<Saying, PlainKey>;

const EMPTY_SIGN: Sign = { pattern: '', hit: [], none: [], other: [] };
const NOT_SCREENED: ScreeningRule = { screens: false, signs: [] };
const MAX_SIGNS = 8;

const SOURCES = { fields: 'profile.byFields', rules: 'profile.byRules', none: 'profile.notScreened' } as const;
type Source = keyof typeof SOURCES;

const sourceOf = (rule: ScreeningRule | undefined): Source =>
  rule === undefined ? 'rules' : rule.screens ? 'fields' : 'none';

const wordsOf = (sign: Sign): { word: string; means: Saying }[] =>
  SAYINGS.flatMap((means) => sign[means].map((word) => ({ word, means })));

function withWords(sign: Sign, words: readonly { word: string; means: Saying }[]): Sign {
  const of = (saying: Saying): string[] => words.filter(({ means }) => means === saying).map(({ word }) => word);
  return { pattern: sign.pattern, hit: of('hit'), none: of('none'), other: of('other') };
}

/** Returns what the words of a sign say. */
const sayingsInWords = (sign: Sign, texts: Texts): string =>
  texts.formats.list(
    wordsOf(sign).map(({ word, means }) => `${wordName(word, texts)} = ${texts.t(SAYING_NAMES[means])}`),
  );

/** Returns how a row of screening is read: by which fields, and what each of their words says. */
export function screeningSummary(rule: ScreeningRule | undefined, texts: Texts): string {
  if (!rule?.screens) return texts.t(SOURCES[sourceOf(rule)]);
  return rule.signs.map((sign) => [sign.pattern, sayingsInWords(sign, texts)].filter(Boolean).join(' · ')).join('; ');
}

/** Returns what the words of a row say, without its fields. */
function rowInWords(rule: ScreeningRule | undefined, texts: Texts): string {
  if (!rule?.screens) return texts.t(SOURCES[sourceOf(rule)]);
  return [...new Set(rule.signs.map((sign) => sayingsInWords(sign, texts)))].join('; ');
}

/** One row of screening: the fields that say whether there is a hit, and what each of their words says. */
export function ScreeningPart({
  kind,
  rule,
  examples,
  source,
  onChange,
}: {
  kind: ScreeningKind;
  rule: ScreeningRule | undefined;
  examples: readonly Example[];
  source: PatternSource;
  onChange: (rule: ScreeningRule | undefined) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const signs = rule?.signs ?? [];
  const withSign = (at: number, sign: Sign | null) =>
    onChange({ screens: true, signs: signs.flatMap((own, i) => (i === at ? (sign ?? []) : own)) });
  return (
    <ProfilePart
      data-testid={`part-${kind}`}
      title={t(SCREENING_NAMES[kind])}
      summary={rowInWords(rule, texts)}
      places={signs.map(({ pattern }) => pattern)}
    >
      <Select
        label={t('profile.readBy')}
        options={(['fields', 'rules', 'none'] as const).map((id) => ({ id, name: t(SOURCES[id]) }))}
        value={sourceOf(rule)}
        onChange={(id) =>
          onChange(id === 'rules' ? undefined : id === 'none' ? NOT_SCREENED : { screens: true, signs: [EMPTY_SIGN] })
        }
      />
      {rule?.screens &&
        signs.map((sign, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field being chosen has no identity except its position
          <div key={i} className="flex flex-col gap-2">
            <PatternField
              label={t('profile.field')}
              pattern={sign.pattern}
              source={source}
              onChange={(pattern) => withSign(i, pattern === '' ? EMPTY_SIGN : guessSign(examples, kind, pattern))}
              {...(signs.length > 1 && { onRemove: () => withSign(i, null) })}
            />
            <WordMeanings
              words={wordsOf(sign)}
              meanings={SAYINGS.map((id) => ({ id, name: t(SAYING_NAMES[id]) }))}
              onChange={(words) => withSign(i, withWords(sign, words))}
            />
          </div>
        ))}
      {rule?.screens && signs.length < MAX_SIGNS && (
        <span>
          <Button size="small" onPress={() => onChange({ ...rule, signs: [...signs, EMPTY_SIGN] })}>
            {t('profile.addField')}
          </Button>
        </span>
      )}
    </ProfilePart>
  );
}
