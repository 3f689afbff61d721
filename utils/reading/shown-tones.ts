import { splitKey } from '@/utils/reading/lexicon/words';
import type { Report } from './report';
import type { Band, ScoreRule } from './score/score-rule';
import { contradicts, scoreContradicts, type Tone, toneOf } from './score/tone';

/**
 * Returns the color of a band, by rank only; nothing is inferred from the numbers. It needs the user's bands and
 * direction. A single band has no rank, so no color.
 */
export function bandTone({ bands = [], direction }: Pick<ScoreRule, 'bands' | 'direction'>, band: Band): Tone | null {
  if (direction === undefined || bands.length < 2) return null;
  const rising = bands.map(({ from }) => from).sort((a, b) => a - b);
  const place = rising.indexOf(band.from);
  const rank = direction === 'riskier' ? place : rising.length - 1 - place;
  if (rank === 0) return 'calm';
  return rank === rising.length - 1 ? 'danger' : 'caution';
}

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
