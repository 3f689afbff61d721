import type { Report } from './report';
import type { ScoreRule } from './score/score-rule';
import type { Tone } from './score/tone';
import { shownTones } from './shown-tones';

/** A word for a score. `tone`: null is neutral, as nothing justifies a color. */
interface VerdictWord {
  text: string;
  tone: Tone | null;
}

/** The words for a score in a list. They never share a cell or chip: nobody could tell whose word it is. */
export interface ShortVerdict {
  /** The provider's label, as sent. */
  label: VerdictWord | null;
  /** The user's name of the risk band. */
  band: VerdictWord | null;
}

/** Returns the words of a report, colored as on a score face. */
export function shortVerdict({ score, label }: Pick<Report, 'score' | 'label'>, rule: ScoreRule | null): ShortVerdict {
  const tones = shownTones({ score, label }, rule);
  return {
    label: label && { text: label.text, tone: tones.label },
    band: score?.band ? { text: score.band.name, tone: tones.band } : null,
  };
}
