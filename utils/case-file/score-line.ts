import { noScoreTexts } from '@/utils/reading/no-score-texts';
import type { Report } from '@/utils/reading/report';
import { scaleTexts } from '@/utils/reading/scale-texts';
import { plainLine } from '@/utils/service/plain-line';
import type { Texts } from '@/utils/texts/texts';

/** Returns the score as sent with its known scale, or why there is none. */
export function scoreLine({ score, abstained }: Pick<Report, 'score' | 'abstained'>, texts: Texts): string {
  const { t } = texts;
  if (score === null) {
    const { title, sentence } = noScoreTexts(abstained, texts);
    return t('note.noScore', { title, sentence: plainLine(sentence) });
  }
  const { value, path, name, band } = score;
  return [
    t('note.score', { score: value, field: plainLine([...path, name].join(' › ')) }),
    ...scaleTexts(score, texts),
    ...(band === null ? [] : [t('note.band', { band: plainLine(band.name) })]),
  ].join(' · ');
}
