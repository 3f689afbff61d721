import { useEffect, useState } from 'react';
import { ActivityFeed } from './activity/activity-feed.tsx';
import { ContactList } from './list/contact-list.tsx';
import { ContactPanel } from './panel/contact-panel.tsx';
import { useLiveContacts } from './people/use-live-contacts.ts';
import { type Place, queryOf, readPlace } from './place.ts';
import { DEFAULT_SETTINGS } from './shell/settings.ts';
import { SettingsDialog } from './shell/settings-dialog.tsx';
import { SideNav } from './shell/side-nav.tsx';

/** Where the user is, and a way to go elsewhere without loading the page again. */
function usePlace(): [place: Place, go: (to: Partial<Place>) => void] {
  const [place, setPlace] = useState(() => readPlace(location.search));
  useEffect(() => {
    const onPopState = () => setPlace(readPlace(location.search));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const go = (to: Partial<Place>) => {
    const next = { ...place, ...to };
    history.pushState(null, '', queryOf(next));
    setPlace(next);
  };
  return [place, go];
}

/** Northwind CRM: a list of people, one open record, and colleagues who never stop working. */
export function App() {
  const [place, go] = usePlace();
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const live = settings.live && !place.still;
  const [contacts, save] = useLiveContacts(live);
  const contact = contacts.find(({ id }) => id === place.contact);
  return (
    <div className={`flex h-screen ${settings.dense ? '[--row:34px]' : '[--row:46px]'}`}>
      <SideNav onContacts={() => go({ contact: null })} onSettings={() => setSettingsOpen(true)} />
      <ContactList
        contacts={contacts}
        openId={contact?.id ?? null}
        onOpen={(id) => go({ contact: id, tab: 'overview' })}
      />
      {contact ? (
        <ContactPanel
          key={contact.id}
          contact={contact}
          tab={place.tab}
          live={live}
          onTab={(tab) => go({ tab })}
          onSave={save}
          onClose={() => go({ contact: null })}
        />
      ) : (
        <aside aria-label="Latest" className="w-78 shrink-0 overflow-y-auto border-l border-line bg-paper px-4 py-4">
          <ActivityFeed about={null} live={live} />
        </aside>
      )}
      {settingsOpen && (
        <SettingsDialog settings={settings} onChange={setSettings} onClose={() => setSettingsOpen(false)} />
      )}
    </div>
  );
}
