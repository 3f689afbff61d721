import { Button } from '@/components/form/button';

/** Lists the commands with the keys set in the browser, and a button to change them. */
export function ShortcutList({
  rows,
  onChange,
}: {
  /** The name of each command and its key; empty if none is set. */
  rows: { name: string; keys: string }[];
  onChange: () => void;
}) {
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {rows.map(({ name, keys }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{keys === '' ? <span className="text-muted">not set</span> : <kbd>{keys}</kbd>}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Button onPress={onChange}>Change in the browser…</Button>
      </p>
    </>
  );
}
