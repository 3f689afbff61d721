import { digestOf } from '../lookup/subject-key';
import type { HandOverContent } from './hand-over';

/** Returns a file as JSON. Its digest shows whether it is whole and unchanged, not who wrote it. */
export function writeHandOver(content: HandOverContent): string {
  const body = JSON.stringify({ format: 'sightline-case', version: 1, ...content });
  return `${body.slice(0, -1)},"digest":"${digestOf(body)}"}\n`;
}
