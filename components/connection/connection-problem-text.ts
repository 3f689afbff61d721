import type { ConnectionProblem } from '@/utils/service/connection-problem';
import { MAX_PASSPHRASE_LENGTH, MIN_PASSPHRASE_LENGTH } from '@/utils/service/key-storage-mode';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';

const TEXT_KEYS = {
  empty: 'connectionProblem.empty',
  'not-a-url': 'connectionProblem.notAUrl',
  'not-https': 'connectionProblem.notHttps',
  'user-info': 'connectionProblem.userInfo',
  'query-or-hash': 'connectionProblem.queryOrHash',
  'too-long': 'connectionProblem.tooLong',
  'key-unreadable': 'connectionProblem.keyUnreadable',
  'key-locked': 'connectionProblem.keyLocked',
  'code-mistyped': 'connectionProblem.codeMistyped',
  'other-code': 'connectionProblem.sealOtherCode',
  damaged: 'connectionProblem.sealDamaged',
  'other-host': 'connectionProblem.sealOtherHost',
  'passphrase-missing': 'connectionProblem.passphraseMissing',
  'passphrase-uniform': 'connectionProblem.passphraseUniform',
  'passphrases-differ': 'connectionProblem.passphrasesDiffer',
} as const satisfies Record<Exclude<ConnectionProblem, 'passphrase-short' | 'passphrase-long'>, PlainKey>;

/** Returns the sentence that is shown at the field of a problem. */
export function connectionProblemText({ t }: Texts, problem: ConnectionProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'passphrase-short') return t('connectionProblem.passphraseShort', { min: MIN_PASSPHRASE_LENGTH });
  if (problem === 'passphrase-long') return t('connectionProblem.passphraseLong', { max: MAX_PASSPHRASE_LENGTH });
  return t(TEXT_KEYS[problem]);
}
