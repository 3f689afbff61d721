import type { ConnectionProblem } from '@/utils/service/connection-problem';
import { MAX_PASSPHRASE_LENGTH, MIN_PASSPHRASE_LENGTH } from '@/utils/service/key-storage-mode';

const WORDS: Readonly<Record<ConnectionProblem, string>> = {
  empty: 'Enter the address of the service, like https://api.example.com.',
  'not-a-url': 'This is not a web address. It should look like https://api.example.com.',
  'not-https': 'The address must begin with https:// so that the key and the data travel encrypted.',
  'user-info': 'Leave out the user name and password before the @. The API key has its own field.',
  'query-or-hash': 'Leave out everything from the ? or # on.',
  'too-long': 'This address is too long to be right.',
  'key-unreadable': 'A key has only letters, digits and signs, without spaces or line breaks. Copy it again.',
  'key-locked': 'The kept key is locked. Unlock it first, or forget it and enter a key anew.',
  'passphrase-missing': 'Choose a passphrase to lock the key with.',
  'passphrase-short': `Use at least ${MIN_PASSPHRASE_LENGTH} characters. Four words that do not belong together are easy to keep in mind.`,
  'passphrase-long': `Use at most ${MAX_PASSPHRASE_LENGTH} characters.`,
  'passphrase-uniform': 'Use more different characters: this one is guessed at once.',
  'passphrases-differ': 'The two passphrases differ. Type them again.',
};

/** Returns the sentence that is shown at the field of a problem. */
export const connectionProblemWords = (problem: ConnectionProblem | undefined): string | undefined =>
  problem && WORDS[problem];
