import { useCallback, useEffect, useState } from 'react';

/**
 * Unsaved edits over saved fields. Untouched fields follow the saved value, even if another page changes it; edited
 * fields keep the input until the same value is saved.
 */
export function useEdits<Fields extends Record<string, string>>(saved: Fields) {
  const [edits, setEdits] = useState<Partial<Fields>>({});

  useEffect(() => {
    setEdits((current) => {
      const open = Object.entries(current).filter(([field, typed]) => typed !== saved[field]);
      // `fromEntries` loses the field names; these entries are a subset of `current`.
      return open.length === Object.keys(current).length ? current : (Object.fromEntries(open) as Partial<Fields>);
    });
  });

  const change = useCallback((fields: Partial<Fields>) => setEdits((current) => ({ ...current, ...fields })), []);
  /** After saving, shows each field as saved, except fields edited since. */
  const settle = useCallback(
    (sent: Fields, kept: Fields) =>
      setEdits((current) => {
        const same = Object.entries(kept).filter(([field]) => (current[field] ?? sent[field]) === sent[field]);
        return { ...current, ...Object.fromEntries(same) };
      }),
    [],
  );
  /** Shows every field as saved again. */
  const drop = useCallback(() => setEdits({}), []);
  return { shown: { ...saved, ...edits }, change, settle, drop };
}
