import { useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { RecentList } from '@/components/history/recent-list';
import { StickyNotices } from '@/components/sticky-notices';
import { TAB_LIST_LOOK, TAB_LOOK } from '@/components/tab-look';
import { ActiveBatch } from '@/hooks/batch/active-batch';
import { UnlockNotice } from '@/hooks/connection/unlock-notice';
import { useRecent } from '@/hooks/lookup/use-recent';
import { useStopped } from '@/hooks/lookup/use-stopped';
import { popupIntent } from '@/utils/storage/popup-intent';
import { EmailTab } from './email-tab';
import { PopupHeader } from './popup-header';
import { PopupLookup } from './popup-lookup';
import { questionWords } from './question-words';
import { SubjectTab } from './subject-tab';

type Intent = Awaited<ReturnType<typeof popupIntent.read>>;
type TabId = 'email' | 'subject' | 'recent';

/**
 * The popup: three tabs, or one lookup in front of them. It opens with the lookup or address that a gesture elsewhere
 * requested.
 */
export function Popup() {
  const stopped = useStopped();
  const [intent, setIntent] = useState<Intent | 'loading'>('loading');
  const [tab, setTab] = useState<TabId>('email');
  const [shown, setShown] = useState<{ id: string; reused: boolean } | null>(null);

  useEffect(() => {
    const take = async () => {
      const found = await popupIntent.read().catch(() => undefined);
      if (found) await popupIntent.clear();
      if (found?.show === 'lookup') setShown(found);
      if (found?.show === 'subject') setTab('subject');
      setIntent(found);
    };
    void take();
  }, []);

  if (stopped === undefined || intent === 'loading') return null;
  const show = (id: string, reused: boolean) => setShown({ id, reused });
  const asked = intent?.show === 'email' ? intent : null;
  return (
    // No browser makes a popup higher than 600 px; above that, it would scroll the whole popup as well as its scrolling
    // part.
    <main className="flex max-h-[600px] w-[400px] max-w-full flex-col gap-3 p-3">
      <PopupHeader />
      <div className="-mx-3 flex min-h-0 flex-col overflow-y-auto px-3 pb-1">
        {shown ? (
          <PopupLookup key={shown.id} id={shown.id} reused={shown.reused} onShow={show} onBack={() => setShown(null)} />
        ) : (
          <Tabs
            className="flex min-h-0 flex-col"
            selectedKey={tab}
            onSelectionChange={(key) => setTab(key === 'subject' || key === 'recent' ? key : 'email')}
          >
            <TabList aria-label="Sightline" className={TAB_LIST_LOOK}>
              <Tab id="email" data-testid="tab-email" className={TAB_LOOK}>
                Email
              </Tab>
              <Tab id="subject" data-testid="tab-subject" className={TAB_LOOK}>
                Subject
              </Tab>
              <Tab id="recent" data-testid="tab-recent" className={TAB_LOOK}>
                Recent
              </Tab>
            </TabList>
            <TabPanel id="email" className="flex min-h-0 flex-col pt-3">
              <EmailTab
                stopped={stopped}
                notice={asked?.question ? questionWords(asked.question, asked.written) : ''}
                choices={asked?.choices ?? []}
                spelling={intent?.show === 'spelling' ? intent : null}
                onShow={show}
              />
            </TabPanel>
            <TabPanel id="subject" className="pt-3">
              <SubjectTab stopped={stopped} onShow={show} />
            </TabPanel>
            <TabPanel id="recent" className="pt-3">
              <RecentTab onShow={(id) => show(id, true)} />
            </TabPanel>
          </Tabs>
        )}
      </div>
      <StickyNotices>
        <UnlockNotice />
        <ActiveBatch />
      </StickyNotices>
    </main>
  );
}

/** The latest lookups, in any state; a click opens one. Viewing sends nothing. */
function RecentTab({ onShow }: { onShow: (id: string) => void }) {
  const recent = useRecent(30);
  return recent === undefined ? null : <RecentList recent={recent} onShow={onShow} />;
}
