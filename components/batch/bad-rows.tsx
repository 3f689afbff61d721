import { Notice } from '@/components/notice';
import type { SubjectRows } from '@/utils/batch/subject-rows';
import { number } from './batch-words';

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

/** A line of a text, with a message about it. */
interface NotedLine {
  line: number;
  shown: string;
  reasons?: readonly string[];
}

/** Most lines listed; if the whole text is wrong, fewer are enough to show it. */
const MAX_SHOWN = 200;

/** Lists lines of a text with their numbers. */
export function LineList({ lines }: { lines: readonly NotedLine[] }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div tabIndex={0} className="max-h-56 overflow-auto">
        <ul className="flex flex-col gap-1">
          {lines.slice(0, MAX_SHOWN).map(({ line, shown, reasons = [] }) => (
            <li key={line}>
              <span className="font-medium wrap-anywhere">
                Line {line}
                {shown !== '' && ': '}
                <bdi>{shown}</bdi>
              </span>
              <span className="block">{reasons.join(' ')}</span>
            </li>
          ))}
        </ul>
      </div>
      {lines.length > MAX_SHOWN && <p>And {(lines.length - MAX_SHOWN).toLocaleString('en')} more.</p>}
    </>
  );
}
