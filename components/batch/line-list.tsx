/** A line of a text, with a message about it. */
export interface NotedLine {
  line: number;
  shown: string;
  reasons?: readonly string[];
}

/** Most lines listed; if the whole text is wrong, fewer are enough to show it. */
const MOST = 200;

/** Lists lines of a text with their numbers. */
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
