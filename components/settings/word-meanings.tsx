import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import { EMPTY_LIST, LIST, POSITIVE } from '@/utils/reading/profile/word';
import type { Texts } from '@/utils/texts/texts';

/** Returns the word of a value as people say it: "[]" is an empty list. */
export function wordName(word: string, { t }: Pick<Texts, 't'>): string {
  if (word === EMPTY_LIST) return t('value.emptyList');
  if (word === LIST) return t('profile.wordList');
  if (word === POSITIVE) return t('profile.wordPositive');
  return word === '' ? t('value.empty') : `“${word}”`;
}

/** The words that a field has in the examples, each with its meaning. */
export function WordMeanings<Meaning extends string>({
  words,
  meanings,
  onChange,
}: {
  words: readonly { word: string; means: Meaning }[];
  meanings: readonly { id: Meaning; name: string }[];
  onChange: (words: { word: string; means: Meaning }[]) => void;
}) {
  const texts = useTexts();
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {words.map(({ word, means }) => (
        <Select
          key={word}
          label={texts.t('profile.meaningOf', { word: wordName(word, texts) })}
          options={meanings}
          value={means}
          onChange={(next) => onChange(words.map((own) => (own.word === word ? { word, means: next } : own)))}
        />
      ))}
    </div>
  );
}
