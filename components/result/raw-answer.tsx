import { useMemo, useState } from 'react';
import { TextField } from '../text-field';

interface Row {
  pointer: string;
  value: string;
}

/** Rows drawn at most: an answer may hold 20 000 values, and a search finds the rest. */
const SHOWN_ROWS = 200;

/** The answer as received: every value with its JSON Pointer (RFC 6901), searchable; and the text itself. */
export function RawAnswer({ json, text }: { json: unknown; text: string }) {
  const [query, setQuery] = useState('');
  const rows = useMemo(() => rowsOf(json), [json]);
  const wanted = query.trim().toLowerCase();
  const found = rows.filter(({ pointer, value }) => `${pointer} ${value}`.toLowerCase().includes(wanted));
  return (
    <div className="flex flex-col gap-2">
      <TextField label="Search in the answer" type="search" value={query} onChange={setQuery} />
      <p className="text-xs text-muted" role="status">
        {found.length} of {rows.length} values
        {found.length > SHOWN_ROWS && `, the first ${SHOWN_ROWS} shown`}
      </p>
      <ul className="font-mono text-xs">
        {found.slice(0, SHOWN_ROWS).map(({ pointer, value }) => (
          <li key={pointer} className="border-t border-line py-1">
            <span className="text-muted">{pointer}</span> <span dir="auto">{value}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary className="cursor-default">Text as received</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <pre tabIndex={0} className="mt-1 max-h-96 overflow-auto rounded-md bg-well p-2 text-xs whitespace-pre-wrap">
          {text}
        </pre>
      </details>
    </div>
  );
}

/** All leaves in the order of the answer; an empty object or list is a leaf. */
function rowsOf(json: unknown): Row[] {
  const rows: Row[] = [];
  const walk = (value: unknown, pointer: string): void => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (entries.length === 0) rows.push({ pointer: pointer || '(whole answer)', value: JSON.stringify(value) });
    for (const [key, inner] of entries) {
      walk(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  };
  walk(json, '');
  return rows;
}
