import type { ReactNode } from 'react';

/**
 * What a surface learns only after it is drawn, at its lower edge: put above, it would move what a person is about to
 * click (an address was typed into a passphrase field that had taken the place of the address's).
 */
export function LateNotices({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 flex flex-col gap-3 bg-paper py-2 empty:hidden">{children}</div>;
}
