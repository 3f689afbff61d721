import type { Tone } from './report';
import type { Band, ReadingRule } from './rule';

/**
 * The colour of a band: only where the person has stated both the bands and the direction, and only by rank, so that
 * nothing is read out of the numbers. A single band has no rank.
 */
export function bandTone({ bands = [], direction }: Pick<ReadingRule, 'bands' | 'direction'>, band: Band): Tone | null {
  if (direction === undefined || bands.length < 2) return null;
  const rising = bands.map(({ from }) => from).sort((a, b) => a - b);
  const place = rising.indexOf(band.from);
  const rank = direction === 'riskier' ? place : rising.length - 1 - place;
  if (rank === 0) return 'calm';
  return rank === rising.length - 1 ? 'danger' : 'caution';
}
