import { bandTone } from '@/utils/reading/band-tone';
import type { Report, Tone } from '@/utils/reading/report';
import type { ReadingRule } from '@/utils/reading/rule';
import { contradicts, scoreContradicts, toneOf } from '@/utils/reading/tone';
import { createSplitWords } from '@/utils/reading/words';

/** Which colours a score face may show, and whether number and label speak against each other. */
export interface ShownTones {
  band: Tone | null;
  label: Tone | null;
  disagree: boolean;
}

/**
 * A false green harms a person: a calm word is coloured only where the direction is known and the number could be held
 * against it. Where number and label disagree, neither has a colour.
 */
export function shownTones({ score, label }: Pick<Report, 'score' | 'label'>, rule: ReadingRule | null): ShownTones {
  const band = rule !== null && score?.band ? bandTone(rule, score.band) : null;
  // The report has already taken a doubtful colour away; here the word itself is asked, to take the band's away too.
  const said = label && toneOf(createSplitWords()(label.key), label.text);
  if (contradicts(band, said) || scoreContradicts(said, score)) return { band: null, label: null, disagree: true };
  const tone = label?.tone ?? null;
  const checked = score !== null && score.direction !== null && (score.scale !== null || score.band !== null);
  return { band, label: tone === 'calm' && !checked ? null : tone, disagree: false };
}
