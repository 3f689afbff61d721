import type { SubjectRows } from '@/utils/batch/subject-rows';
import { Notice } from '../notice';

/** So many are listed; a table that is wrong throughout shows it in fewer. */
const MOST = 200;

/** The rows that are not sent, each with its line and its reasons. */
export function BadRows({ bad }: { bad: SubjectRows['bad'] }) {
  if (bad.length === 0) return null;
  return (
    <Notice
      tone="caution"
      title={bad.length === 1 ? '1 row cannot be sent' : `${bad.length.toLocaleString('en')} rows cannot be sent`}
    >
      <p>The rest can. Correct the rows in the text above, or leave them out.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div tabIndex={0} className="max-h-56 overflow-auto">
        <ul className="flex flex-col gap-1">
          {bad.slice(0, MOST).map(({ line, shown, reasons }) => (
            <li key={line}>
              <span className="font-medium">
                Line {line}
                {shown !== '' && ': '}
                <bdi>{shown}</bdi>
              </span>
              <span className="block">{reasons.join(' ')}</span>
            </li>
          ))}
        </ul>
      </div>
      {bad.length > MOST && <p>And {(bad.length - MOST).toLocaleString('en')} more.</p>}
    </Notice>
  );
}
