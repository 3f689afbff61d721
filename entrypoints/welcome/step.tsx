import { type ReactNode, useId } from 'react';

/** One step toward the first score. Its heading says whether it is done. */
export function Step({
  number,
  title,
  isDone,
  children,
}: {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <li className="flex gap-3 sm:gap-4">
      <span
        aria-hidden="true"
        className={`flex size-7 shrink-0 items-center justify-center rounded-full border font-semibold ${
          isDone ? 'border-accent bg-accent text-on-accent' : 'border-edge'
        }`}
      >
        {isDone ? '✓' : number}
      </span>
      <section aria-labelledby={id} className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 id={id} className="flex min-h-7 flex-wrap items-center gap-x-2 text-base font-semibold">
          {title} <span className="text-xs font-normal text-muted">{isDone ? 'Done' : 'To do'}</span>
        </h2>
        {children}
      </section>
    </li>
  );
}
