import { parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, perNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/reading/lexicon/words';
import { mentionsFault, mentionsRefusedKey, mentionsSpentQuota } from '@/utils/service/failure-patterns';
import { readScreeningKey } from './screening-key';
import { saysNotMade, saysUnknown } from './statement';

const MAX_REASON = 300;

/** Texts beside a check that may say why it was not made. */
const isReason = perWords((words) =>
  /\b(reasons?|messages?|errors?|details?|notes?|comments?|remarks?|motivo|motif|grund|hinweis|mensaje|mensagem)$/.test(
    words.join(' '),
  ),
);

export function readYes(value: unknown): boolean | null {
  const flag = parseBoolean(value);
  if (flag !== null) return flag;
  if (value === 0 || value === 1) return value === 1;
  return typeof value === 'string' && /^(yes|y|no|n|0|1)$/i.test(value) ? /^[y1]/i.test(value) : null;
}

/** Whether a flag says that a check was not made: `performed: false`, `skipped: true`, `not_checked: "yes"`. */
export function isFlaggedUndone({ words, value }: JsonLeaf): boolean {
  const { tags } = readScreeningKey(words);
  if (!tags.has('ran') && !tags.has('undone')) return false;
  const yes = readYes(value);
  return yes !== null && yes === (tags.has('undone') || tags.has('negated'));
}

/** Whether a status says that a check was not made: `status: "not_run"`, `pep_check: "SKIPPED"`. */
export function isStatedUndone({ words, value }: JsonLeaf, isUnknownToo: boolean): boolean {
  const { tags, kinds } = readScreeningKey(words);
  const mayState = tags.has('outcome') || tags.has('ran') || (tags.has('pure') && kinds.length > 0);
  if (!mayState || typeof value !== 'string') return false;
  return saysNotMade(value) || (isUnknownToo && saysUnknown(value));
}

/** Whether a reason says that the service had no access: `reason: "no API key"`. */
export const isReasonUndone = ({ words, value }: JsonLeaf): boolean =>
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
