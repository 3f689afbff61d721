import { wordSet } from '@/utils/json/score-words';
import { splitKey } from '@/utils/json/words';
import { OUTCOMES, type OutcomeMeaning } from '@/utils/reading/lexicon/outcome-table';

/** How alarming an outcome is. It ranks the outcomes of several services; colors come from `tone.ts` alone. */
export type Alarm = 'calm' | 'undecided' | 'alarming';

const wordsOf = (meaning: OutcomeMeaning): ReadonlySet<string> =>
  new Set(
    OUTCOMES.filter(({ is }) => is === meaning).flatMap(({ is: _, ...languages }) =>
      Object.values(languages).flatMap((words) => words.split(/\s+/)),
    ),
  );

const WORDS: Readonly<Record<Alarm, ReadonlySet<string>>> = {
  alarming: wordsOf('alarming'),
  undecided: wordsOf('undecided'),
  calm: wordsOf('calm'),
};

/** Words beside them that do not change the sense. */
const FILLERS = wordSet(
  `very risk fraud id identity customer applicant subject person manual manually needs need required requires under in is
  are was for to be do with auto automatic automatically automated further by recommended strong weak exact full true level
  result results record records list lists watchlist sanctions sanction pep aml kyc screening check status pending reviewed
  found send mail email address all a an the of and or on any verification background event request application session
  identification case order transaction payment ryzyko poziom risico uitkomst riesgo risco rischio risque risiko nivel nível livello niveau de del di du der
  muy muito très sehr molto el la le les os as com con mit avec list registro registros listas resultado manual`,
);
const NEGATIONS = wordsOf('negation');

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
  return ORDER.findLast((alarm) => WORDS[alarm].has(word)) ?? null;
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
  const isNegated = words.some((word) => NEGATIONS.has(word));
  let worst: Alarm | null = null;
  for (const word of words) {
    const alarm = alarmOf(word);
    if (alarm === null) {
      if (FILLERS.has(word) || NEGATIONS.has(word)) continue;
      return null;
    }
    const meant = isNegated && alarm !== 'undecided' ? (alarm === 'calm' ? 'alarming' : 'calm') : alarm;
    if (alarmRank(meant) > alarmRank(worst)) worst = meant;
  }
  return worst;
}
