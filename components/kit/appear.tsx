import type { ReactNode } from 'react';

/** A confirmation that fades in, or is simply there for users who want less motion. */
export function Appear({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-1 motion-safe:animate-appear">{children}</span>;
}
