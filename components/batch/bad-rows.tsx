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
        <table className="w-full text-left">
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="pr-3 font-normal">
                Line
              </th>
              <th scope="col" className="pr-3 font-normal">
                Row
              </th>
              <th scope="col" className="font-normal">
                Why not
              </th>
            </tr>
          </thead>
          <tbody>
            {bad.slice(0, MOST).map(({ line, shown, reasons }) => (
              <tr key={line} className="align-top">
                <td className="pr-3 tabular-nums">{line}</td>
                <td dir="auto" className="max-w-40 truncate pr-3" title={shown}>
                  {shown}
                </td>
                <td>{reasons.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bad.length > MOST && <p>And {(bad.length - MOST).toLocaleString('en')} more.</p>}
    </Notice>
  );
}
