import { splitKey } from '@/utils/json/words';
import type { Report } from './report';
import { bandTone } from './score/band-tone';
import type { ScoreRule } from './score/score-rule';
import type { Tone } from './score/tone';
import { contradicts, scoreContradicts, toneOf } from './score/tone';

/** Colors that a score face may show, and whether number and label contradict each other. */
interface ShownTones {
  band: Tone | null;
  label: Tone | null;
  disagree: boolean;
}

/**
 * A false green harms a person: a calm word is colored only if the direction is known and the number could be checked
 * (docs/decisions/029). If number and label disagree, neither is colored.
 */
export function shownTones({ score, label }: Pick<Report, 'score' | 'label'>, rule: ScoreRule | null): ShownTones {
  const band = rule !== null && score?.band ? bandTone(rule, score.band) : null;
  // The report has already removed a doubtful color from the label; checking the word itself removes it from the band
  // too.
  const labelTone = label && toneOf(splitKey(label.key), label.text);
  if (contradicts(band, labelTone) || scoreContradicts(labelTone, score))
    return { band: null, label: null, disagree: true };
  const tone = label?.tone ?? null;
  const checked = score !== null && score.direction !== null && (score.scale !== null || band !== null);
  return { band, label: tone === 'calm' && !checked ? null : tone, disagree: false };
}
