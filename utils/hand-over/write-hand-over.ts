import { digestOf } from '../lookup/subject-key';
import type { SealedText } from '../passphrase/sealed-text';
import type { HandOverContent } from './hand-over';

const HEAD = { format: 'sightline-case', version: 1 } as const;

/** Returns a file as JSON. Its digest shows whether it is whole and unchanged, not who wrote it. */
export function writeHandOver(content: HandOverContent): string {
  const body = JSON.stringify({ ...HEAD, ...content });
  return `${body.slice(0, -1)},"digest":"${digestOf(body)}"}\n`;
}

/** Returns a file that a passphrase locks. @param sealed the file without one */
export const writeLocked = (sealed: SealedText): string => `${JSON.stringify({ ...HEAD, sealed })}\n`;
