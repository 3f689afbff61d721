import type { Tab } from '../place.ts';

const LABELS: Record<Tab, string> = { overview: 'Overview', emails: 'Emails', edit: 'Edit' };

/** The pages of a record. */
export function Tabs({ tab, onTab }: { tab: Tab; onTab(tab: Tab): void }) {
  const tabs: Tab[] = ['overview', 'emails', 'edit'];
  return (
    <nav aria-label="Record" className="flex gap-5 border-b border-line px-5">
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={name === tab ? 'page' : undefined}
          onClick={() => onTab(name)}
          className={`-mb-px border-b-2 pt-1 pb-2 font-medium ${name === tab ? 'border-brand text-brand' : 'border-transparent text-quiet'}`}
        >
          {LABELS[name]}
        </button>
      ))}
    </nav>
  );
}
