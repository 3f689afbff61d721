interface ListToolbarProps {
  query: string;
  onQuery(query: string): void;
  shown: number;
  total: number;
}

/** Title, count and search above the list. */
export function ListToolbar({ query, onQuery, shown, total }: ListToolbarProps) {
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-2.5">
      <h1 className="text-[15px] font-semibold">Contacts</h1>
      <span className="text-quiet tabular-nums">{shown === total ? total : `${shown} of ${total}`}</span>
      <input
        type="search"
        aria-label="Search contacts"
        placeholder="Search name, email, company"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className="field ml-auto max-w-64"
      />
    </header>
  );
}
