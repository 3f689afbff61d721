import { anyHas, hasTag } from '@/utils/reading/lexicon/word-tags';
import { splitKey } from '@/utils/reading/lexicon/words';

/** How alarming an outcome is. It ranks the outcomes of several services; colors come from `tone.ts` alone. */
export type Alarm = 'calm' | 'undecided' | 'alarming';

const PHRASES = new Map<string, Alarm>([
  ['fraud', 'alarming'],
  ['false positive', 'calm'],
  ['true positive', 'alarming'],
  ['do not send', 'alarming'],
  ['do not mail', 'alarming'],
  ['found on list', 'alarming'],
  ['on list', 'alarming'],
]);

const ORDER: readonly Alarm[] = ['calm', 'undecided', 'alarming'];

/** 0 for no outcome, then rising with the alarm. */
export const alarmRank = (alarm: Alarm | null): number => (alarm === null ? 0 : ORDER.indexOf(alarm) + 1);

const MAX_WORDS = 6;

function alarmOf(word: string): Alarm | null {
  return ORDER.findLast((alarm) => hasTag(word, alarm)) ?? null;
}

/**
 * Returns how alarming a text is, if it is an outcome as a whole: "SUSPECTED", "possible_match", "No hits", "Low fraud
 * risk". Null for anything else: a name, a state of a company ("active"), a sentence.
 */
export function readAlarm(text: string): Alarm | null {
  const words = splitKey(text.trim());
  const phrase = PHRASES.get(words.join(' '));
  if (phrase) return phrase;
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const isNegated = anyHas(words, 'negation');
  let worst: Alarm | null = null;
  for (const word of words) {
    const alarm = alarmOf(word);
    if (alarm === null) {
      if (hasTag(word, 'outcome-filler', 'negation')) continue;
      return null;
    }
    const meant = isNegated && alarm !== 'undecided' ? (alarm === 'calm' ? 'alarming' : 'calm') : alarm;
    if (alarmRank(meant) > alarmRank(worst)) worst = meant;
  }
  return worst;
}
