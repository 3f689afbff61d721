import { MAX_ROWS } from '@/utils/lookup/batch-record';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { number, subjectsOf } from './batch-words';

/** Says how many subjects a text contains, before anything is sent. */
export function foundWords(operation: Operation, count: number, repeated: number): string {
  const found = count === 0 ? `No ${OPERATIONS[operation].words.one} found.` : `${subjectsOf(operation, count)} found.`;
  const repeats =
    repeated === 0
      ? ''
      : ` ${number(repeated)} more stood there again and ${repeated === 1 ? 'is' : 'are'} asked once.`;
  const over = count > MAX_ROWS ? ` At most ${number(MAX_ROWS)} can be asked at once: split the list.` : '';
  return `${found}${repeats}${over}`;
}
