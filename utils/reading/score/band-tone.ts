import type { Band, ScoreRule } from './score-rule';
import type { Tone } from './tone';

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
