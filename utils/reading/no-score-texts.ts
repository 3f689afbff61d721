import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { abstentionText } from './abstention-text';
import type { AbstainReason, Abstention } from './score/score';

/** Title and sentence shown instead of a score. A missing score is normal, not an error. */
const TEXTS = {
  'none-found': ['noScore.title', 'noScore.noneFound'],
  'not-a-number': ['noScore.title', 'noScore.notANumber'],
  'not-computed': ['noScore.notComputed.title', 'noScore.notComputed.text'],
  'other-things': ['noScore.title', 'noScore.otherThings'],
  'sent-twice': ['noScore.sentTwice.title', 'noScore.sentTwice.text'],
  'only-parts': ['noScore.title', 'noScore.several'],
  several: ['noScore.title', 'noScore.several'],
  'rule-path-vanished': ['noScore.vanished.title', 'noScore.vanished.text'],
  'rule-path-retyped': ['noScore.retyped.title', 'noScore.retyped.text'],
  'rule-path-empty': ['noScore.empty.title', 'noScore.empty.text'],
  'rule-part-failed': ['noScore.partFailed.title', 'noScore.partFailed.text'],
  'rule-says-none': ['noScore.title', 'noScore.byRule'],
  failed: ['noScore.failed.title', 'noScore.failed.text'],
  pending: ['noScore.pending.title', 'noScore.pending.text'],
} as const satisfies Record<AbstainReason, readonly [title: PlainKey, sentence: PlainKey]>;

const NONE_FOUND: Abstention = { reason: 'none-found', pointer: null };

/** Returns why there is no score: a title without a period, and a sentence. */
export function noScoreTexts(
  abstained: Abstention | null,
  texts: Pick<Texts, 't'>,
): { reason: AbstainReason; title: string; sentence: string } {
  const { t } = texts;
  const { reason } = abstained ?? NONE_FOUND;
  const [title, sentence] = TEXTS[reason];
  return { reason, title: t(title), sentence: (abstained && abstentionText(abstained, texts)) ?? t(sentence) };
}
