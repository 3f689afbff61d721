import type { ReactNode } from 'react';

const LOOKS = {
  neutral: { box: 'border-line bg-well', sign: 'i' },
  caution: { box: 'border-caution bg-caution-well', sign: '!' },
  problem: { box: 'border-problem bg-problem-well', sign: '×' },
} as const;

/** A boxed message: icon, title, text, and the next action as buttons. It never relies on color alone. */
export function Notice({
  tone = 'neutral',
  title,
  children,
  actions,
  ...data
}: {
  tone?: keyof typeof LOOKS;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  'data-testid'?: string;
  'data-kind'?: string;
}) {
  const { box, sign } = LOOKS[tone];
  return (
    <section
      {...data}
      role={tone === 'problem' ? 'alert' : 'status'}
      className={`flex gap-2 rounded-lg border p-3 ${box}`}
    >
      <span
        aria-hidden="true"
        className="flex size-5 shrink-0 items-center justify-center rounded-full border text-xs font-bold"
      >
        {sign}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {children}
        {actions !== undefined && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </section>
  );
}
