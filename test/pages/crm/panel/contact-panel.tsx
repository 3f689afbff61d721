import { Avatar } from '../list/avatar.tsx';
import { StageBadge } from '../list/stage-badge.tsx';
import type { Contact } from '../people/contact.ts';
import type { Tab } from '../place.ts';
import { Icon } from '../shell/icon.tsx';
import { EditForm } from './edit-form.tsx';
import { Overview } from './overview.tsx';

const LABELS: Record<Tab, string> = { overview: 'Overview', emails: 'Emails', edit: 'Edit' };

/** The pages of a record. */
function Tabs({ tab, onTab }: { tab: Tab; onTab(tab: Tab): void }) {
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

/** The email thread, embedded from another page as mail often is. */
function Emails({ contact }: { contact: Contact }) {
  return (
    <iframe
      data-testid="email-thread"
      title={`Emails with ${contact.name}`}
      src={`./thread.html?contact=${contact.id}`}
      className="h-full w-full rounded-lg border border-line"
    />
  );
}

interface ContactPanelProps {
  contact: Contact;
  tab: Tab;
  live: boolean;
  onTab(tab: Tab): void;
  onSave(contact: Contact): void;
  onClose(): void;
}

/** The record of one contact. */
export function ContactPanel({ contact, tab, live, onTab, onSave, onClose }: ContactPanelProps) {
  const save = (saved: Contact) => {
    onSave(saved);
    onTab('overview');
  };
  return (
    <aside aria-label={contact.name} className="flex w-115 shrink-0 flex-col border-l border-line bg-paper">
      <header className="flex items-center gap-3 px-5 pt-4 pb-3">
        <Avatar contact={contact} large />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-[17px] leading-6 font-semibold">{contact.name}</h2>
          <p className="truncate text-quiet">
            {contact.role}, {contact.company.name}
          </p>
        </div>
        <StageBadge stage={contact.stage} />
        <button type="button" aria-label="Close record" onClick={onClose} className="text-quiet">
          <Icon name="close" size={18} />
        </button>
      </header>
      <Tabs tab={tab} onTab={onTab} />
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
        {tab === 'overview' && <Overview contact={contact} live={live} />}
        {tab === 'emails' && <Emails contact={contact} />}
        {tab === 'edit' && <EditForm contact={contact} onSave={save} onCancel={() => onTab('overview')} />}
      </div>
    </aside>
  );
}
