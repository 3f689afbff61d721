import { isKnown, saysOf, segmentOf } from './statement';
import { DOUBTS } from './statement-words';

const MAX_OUTCOME = 80;
/** No answer yet, or none at all. */
const UNKNOWN =
  /^(unknown|undetermined|undefined|error|errored|timeout|timed out|pending|in progress|processing|queued|not (known|provided|specified|disclosed|stated|given|assessed)|no (data|information|info|response|answer|value|consent))$/;
const GRADE = /^(tier|level|class|category) [1-9]\d?$/;
const ON_LIST = /^(is )?on (the )?list$/;
const FALSE_POSITIVE = /\bfalse (positive|match|hit)/;

/** How a check ended: `doubt` asks for a look, `done` and `unknown` say nothing of a finding. */
type CheckOutcome = 'hit' | 'none' | 'doubt' | 'done' | 'unknown';

/** Returns what a short text says as the outcome of a check ("NO_MATCH", "potential match"), or null. */
export function readOutcomeWords(text: string): CheckOutcome | null {
  if (text.length > MAX_OUTCOME) return null;
  const segment = segmentOf(text);
  const phrase = segment.words.join(' ');
  if (phrase === '') return null;
  if (UNKNOWN.test(phrase)) return 'unknown';
  if (GRADE.test(phrase) || ON_LIST.test(phrase)) return 'hit';
  if (FALSE_POSITIVE.test(phrase)) return 'doubt';
  const says = saysOf(segment);
  if (says === 'none' || says === 'done') return says;
  if (says === 'unsure' || segment.words.some((word) => DOUBTS.has(word))) return 'doubt';
  return says === 'hit' && segment.words.every(isKnown) ? 'hit' : null;
}
