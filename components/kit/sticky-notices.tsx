import type { ReactNode } from 'react';

/**
 * Notices that arrive after the first render, at the lower edge. Above, they would move what the user is about to
 * click: an address once ended up in a passphrase field.
 */
export function StickyNotices({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 low:static flex flex-col gap-3 bg-paper py-2 empty:hidden">{children}</div>;
}
