/** A line of a text, with what is to be said of it. */
export interface NotedLine {
  line: number;
  shown: string;
  reasons?: readonly string[];
}

/** So many are listed; a text that is wrong throughout shows it in fewer. */
const MOST = 200;

/** Lines of a text, each by its number. */
export function LineList({ lines }: { lines: readonly NotedLine[] }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div tabIndex={0} className="max-h-56 overflow-auto">
        <ul className="flex flex-col gap-1">
          {lines.slice(0, MOST).map(({ line, shown, reasons = [] }) => (
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
      {lines.length > MOST && <p>And {(lines.length - MOST).toLocaleString('en')} more.</p>}
    </>
  );
}
