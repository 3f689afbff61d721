import type { Report } from './report';
import type { ScoreRule } from './score/score-rule';
import type { Tone } from './score/tone';
import { shownTones } from './shown-tones';

/** One word for a score in a list: the user's name of the band, else the service's own label; null without either. */
export interface ShortVerdict {
  text: string;
  /** Null is neutral: nothing justifies a color. */
  tone: Tone | null;
}

/** Returns the word of a report, colored as on a score face. */
export function shortVerdict(report: Pick<Report, 'score' | 'label'>, rule: ScoreRule | null): ShortVerdict | null {
  const tones = shownTones(report, rule);
  if (report.score?.band) return { text: report.score.band.name, tone: tones.band };
  return report.label && { text: report.label.text, tone: tones.label };
}
