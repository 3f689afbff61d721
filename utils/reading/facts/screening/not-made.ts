import { parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, perNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/json/words';
import { mentionsFault, mentionsRefusedKey, mentionsSpentQuota } from '@/utils/service/failure-words';
import type { Place } from './place';
import { readScreeningKey } from './screening-key';
import type { ScreeningEvidence } from './screening-row';
import { saysNotMade, saysUnknown } from './statement';

const MAX_REASON = 300;

/** Texts beside a check that may say why it was not made. */
const isReason = perWords((words) =>
  /\b(reasons?|messages?|errors?|details?|notes?|comments?|remarks?|motivo|motif|grund|hinweis|mensaje|mensagem)$/.test(
    words.join(' '),
  ),
);

function readYes(value: unknown): boolean | null {
  const flag = parseBoolean(value);
  if (flag !== null) return flag;
  if (value === 0 || value === 1) return value === 1;
  return typeof value === 'string' && /^(yes|y|no|n|0|1)$/i.test(value) ? /^[y1]/i.test(value) : null;
}

/** Whether a flag says that a check was not made: `performed: false`, `skipped: true`, `not_checked: "yes"`. */
function isFlaggedUndone({ words, value }: JsonLeaf): boolean {
  const { tags } = readScreeningKey(words);
  if (!tags.has('ran') && !tags.has('undone')) return false;
  const yes = readYes(value);
  return yes !== null && yes === (tags.has('undone') || tags.has('negated'));
}

/** Whether a status says that a check was not made: `status: "not_run"`, `pep_check: "SKIPPED"`. */
function isStatedUndone({ words, value }: JsonLeaf, isUnknownToo: boolean): boolean {
  const { tags, kinds } = readScreeningKey(words);
  const mayState = tags.has('outcome') || tags.has('ran') || (tags.has('pure') && kinds.length > 0);
  if (!mayState || typeof value !== 'string') return false;
  return saysNotMade(value) || (isUnknownToo && saysUnknown(value));
}

/** Whether a reason says that the service had no access: `reason: "no API key"`. */
const isReasonUndone = ({ words, value }: JsonLeaf): boolean =>
  typeof value === 'string' &&
  value.length <= MAX_REASON &&
  isReason(words) &&
  (saysNotMade(value) || mentionsRefusedKey(value) || mentionsSpentQuota(value) || mentionsFault(value));

const namesKind = ({ words }: JsonLeaf): boolean => readScreeningKey(words).mentions.length > 0;

/** Whether an object says that its check was not made, so that its zeros and empty lists mean nothing. */
export const isNotMade = perNode(({ children }) =>
  children.some(
    (child) =>
      !isNode(child) &&
      !namesKind(child) &&
      (isFlaggedUndone(child) || isStatedUndone(child, false) || isReasonUndone(child)),
  ),
);

/** Whether a field stands in a part that says which checks were made: `checks_performed: { pep: false }`. */
export const isOfMadeChecks = ({ parent }: JsonLeaf): boolean =>
  parent !== null && readScreeningKey(parent.words).tags.has('ran');

/** What a field says of a kind that was not checked: `pep_performed: false`, `pep: { status: "not_run" }`. */
export function undoneEvidence(leaf: JsonLeaf, place: Place): ScreeningEvidence[] {
  const { kinds: named } = readScreeningKey(leaf.words);
  const ofPart = place.isTopicKey && place.topic?.isPure ? place.topic.kinds : [];
  const kinds = named.length > 0 ? named : ofPart;
  if (kinds.length === 0 || place.item !== null || place.role === 'other') return [];
  const isUndone =
    isFlaggedUndone(leaf) ||
    isStatedUndone(leaf, true) ||
    (named.length > 0 ? isOfMadeChecks(leaf) && readYes(leaf.value) === false : isReasonUndone(leaf));
  if (!isUndone) return [];
  const { pointer } = leaf;
  return kinds.map((kind) => ({ kind, sort: 'status', says: 'undone', n: null, pointer, entries: [], isWhole: true }));
}
