import type { SubjectRows } from '@/utils/batch/subject-rows';
import { Notice } from '../notice';
import { number } from './batch-words';
import { LineList } from './line-list';

/** Lists the rows that are not sent, each with its line and its reasons. */
export function BadRows({ bad }: { bad: SubjectRows['bad'] }) {
  if (bad.length === 0) return null;
  return (
    <Notice
      tone="caution"
      title={bad.length === 1 ? '1 row cannot be sent' : `${number(bad.length)} rows cannot be sent`}
    >
      <p>The rest can. Correct the rows in the text above, or leave them out.</p>
      <LineList lines={bad} />
    </Notice>
  );
}

/** Shown when the headings of a table cannot be separated from its rows. */
export function BrokenHead({ to }: { to: number }) {
  return (
    <Notice tone="caution" title="The headings cannot be read">
      <p>
        {to === 1
          ? 'Their quotation marks do not match.'
          : `A quotation mark is not closed, so the first ${number(to)} lines were read as one.`}{' '}
        Correct the first line in the text above.
      </p>
    </Notice>
  );
}
