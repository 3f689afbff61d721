import { noScoreTexts, scaleInWords } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { plainLine } from '@/utils/service/redact';
import type { Texts } from '@/utils/texts/texts';

/** Returns the score as sent with its known scale, or why there is none. @param clean for words of the service */
export function scoreLine(
  { score, abstained, candidates }: Pick<Report, 'score' | 'abstained' | 'candidates'>,
  texts: Texts,
  clean: (words: string) => string,
): string {
  const { t } = texts;
  if (score === null) {
    const { title, sentence } = noScoreTexts(abstained, texts, candidates);
    return t('note.noScore', { title, sentence: clean(sentence) });
  }
  const { value, path, name, band } = score;
  return [
    t('note.score', { score: value, field: clean([...path, name].join(' › ')) }),
    ...scaleInWords(score, texts),
    ...(band === null ? [] : [t('note.band', { band: plainLine(band.name) })]),
  ].join(' · ');
}
