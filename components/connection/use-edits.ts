import { useCallback, useEffect, useState } from 'react';

/**
 * What is typed over what is saved. A field that was not touched follows the saved value, also when another page
 * changes it; a touched one keeps what was typed until the same value is saved.
 */
export function useEdits<Fields extends Record<string, string>>(saved: Fields) {
  const [edits, setEdits] = useState<Partial<Fields>>({});

  useEffect(() => {
    setEdits((current) => {
      const open = Object.entries(current).filter(([field, typed]) => typed !== saved[field]);
      // `fromEntries` forgets the names; these entries are some of those of `current`.
      return open.length === Object.keys(current).length ? current : (Object.fromEntries(open) as Partial<Fields>);
    });
  });

  const change = useCallback((fields: Partial<Fields>) => setEdits((current) => ({ ...current, ...fields })), []);
  /** After saving: shows each field as it was kept, but for those in which someone has typed on. */
  const settle = useCallback(
    (sent: Fields, kept: Fields) =>
      setEdits((current) => {
        const same = Object.entries(kept).filter(([field]) => (current[field] ?? sent[field]) === sent[field]);
        return { ...current, ...Object.fromEntries(same) };
      }),
    [],
  );
  return { shown: { ...saved, ...edits }, change, settle };
}
