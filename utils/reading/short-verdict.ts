import type { Report } from './report';
import type { ScoreRule } from './score/score-rule';
import type { Tone } from './score/tone';
import { shownTones } from './shown-tones';

/**
 * One word for a score in a list: the user's name of the band, else the service's own label; null without either. If they
 * contradict each other, both.
 */
export interface ShortVerdict {
  text: string;
  /** Null is neutral: nothing justifies a color. */
  tone: Tone | null;
}

/** Returns the word of a report, colored as on a score face. */
export function shortVerdict(report: Pick<Report, 'score' | 'label'>, rule: ScoreRule | null): ShortVerdict | null {
  const tones = shownTones(report, rule);
  const { score, label } = report;
  if (!score?.band) return label && { text: label.text, tone: tones.label };
  const { name } = score.band;
  return { text: tones.disagree && label ? `${name} · ${label.text}` : name, tone: tones.band };
}
