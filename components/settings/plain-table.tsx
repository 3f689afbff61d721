/** A table of texts. */
export function PlainTable({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-xs">
        <thead>
          <tr className="border-b border-edge text-muted">
            {heads.map((head) => (
              <th key={head} scope="col" className="pe-3 text-start font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names
            <tr key={row} className="border-b border-line">
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={column} dir="auto" className="pe-3 align-top wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
