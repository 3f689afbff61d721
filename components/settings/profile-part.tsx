import type { ReactNode } from 'react';

/** One part of a profile: what is proposed in one line, and the fields to change it. */
export function ProfilePart({
  title,
  summary,
  children,
}: {
  title: string;
  /** The proposal in words. */
  summary: ReactNode;
  children: ReactNode;
}) {
  return (
    <details className="rounded-md border border-line">
      <summary className="min-h-9 cursor-default px-3 py-2 wrap-anywhere marker:text-muted">
        <span className="font-medium">{title}</span> <span className="text-muted">{summary}</span>
      </summary>
      <div data-one-column className="flex flex-col gap-3 border-t border-line p-3">
        {children}
      </div>
    </details>
  );
}
