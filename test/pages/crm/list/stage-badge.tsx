import type { Stage } from '../people/contact.ts';

const COLOURS: Record<Stage, string> = {
  Lead: 'bg-slate-100 text-slate-700',
  Qualified: 'bg-sky-50 text-sky-800',
  Proposal: 'bg-amber-50 text-amber-800',
  Customer: 'bg-emerald-50 text-emerald-800',
  Dormant: 'bg-stone-100 text-stone-600',
};

/** How far the deal is, as a small label. */
export function StageBadge({ stage }: { stage: Stage }) {
  return <span className={`inline-block rounded px-1.5 py-px text-[11px] font-medium ${COLOURS[stage]}`}>{stage}</span>;
}
