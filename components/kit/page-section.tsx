import type { ReactNode } from 'react';

/** A titled part of a page; its heading names it. */
export function PageSection({
  id,
  title,
  lead,
  children,
}: {
  /** Unique on the page; the address of the page can name it. */
  id: string;
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-6 flex-col gap-4">
      <header>
        <h2 id={`${id}-title`} tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
          {title}
        </h2>
        {lead !== undefined && <p className="text-muted">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
