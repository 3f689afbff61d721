import { Icon, type IconName } from './icon.tsx';

const PLACES: [icon: IconName, label: string][] = [
  ['home', 'Home'],
  ['people', 'Contacts'],
  ['deal', 'Deals'],
  ['email', 'Inbox'],
];

interface SideNavProps {
  onContacts(): void;
  onSettings(): void;
}

/** The way around. Only contacts and settings lead anywhere in the demo. */
export function SideNav({ onContacts, onSettings }: SideNavProps) {
  const button = 'grid size-9 place-items-center rounded-lg';
  return (
    <nav aria-label="Main" className="flex w-13 shrink-0 flex-col items-center gap-1 bg-ink py-3 text-slate-300">
      <span aria-hidden="true" className="mb-3 grid size-8 place-items-center rounded-lg bg-brand font-bold text-white">
        N
      </span>
      {PLACES.map(([icon, label]) => {
        const here = label === 'Contacts';
        return (
          <button
            key={label}
            type="button"
            title={label}
            aria-label={label}
            aria-current={here ? 'page' : undefined}
            onClick={here ? onContacts : undefined}
            className={`${button} ${here ? 'bg-white/15 text-white' : 'hover:bg-white/10'}`}
          >
            <Icon name={icon} size={18} />
          </button>
        );
      })}
      <button
        type="button"
        title="Settings"
        aria-label="Settings"
        onClick={onSettings}
        className={`${button} mt-auto hover:bg-white/10`}
      >
        <Icon name="settings" size={18} />
      </button>
    </nav>
  );
}
