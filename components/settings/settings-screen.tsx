import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browser } from '#imports';
import { EnvironmentBand } from '@/components/kit/environment-band';
import { Notice } from '@/components/kit/notice';
import { PageFault } from '@/components/kit/page-fault';
import { PageSection } from '@/components/kit/page-section';
import { SETTING_TITLES } from '@/components/kit/setting-titles';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useStoredItem } from '@/components/kit/use-stored-item';
import type { Settings } from '@/utils/settings/settings';
import { ignoredPolicyFields } from '@/utils/storage/policy-item';
import { damagedSettings } from '@/utils/storage/settings-item';
import { SettingsNav } from './settings-nav';
import { SECTIONS, sectionAt } from './settings-sections';
import { useUpdateNews } from './use-update-news';

/** Says that an organization sets some settings, and names the policy fields without effect. */
function PolicyNotice() {
  const { t, formats } = useTexts();
  const { policy } = useApp();
  const unread = useStoredItem(ignoredPolicyFields)?.value ?? [];
  if (unread.length > 0) {
    return (
      <Notice tone="caution" title={t('policy.ignored')}>
        <p>{t('policy.ignoredFields', { fields: formats.list(unread) })}</p>
      </Notice>
    );
  }
  return Object.keys(policy).length === 0 ? null : <Notice title={t('policy.someManaged')} />;
}

/** Lists damaged settings that were reset to their defaults, so that nobody works with them unknowingly. */
function DamageNotice() {
  const { t, formats } = useTexts();
  const [fields, setFields] = useState<(keyof Settings)[]>([]);
  useEffect(() => void damagedSettings.read().then(setFields, () => undefined), []);
  if (fields.length === 0) return null;
  const sections = [...new Set(fields.map((field) => t(SETTING_TITLES[field].section)))];
  return (
    <Notice data-testid="damaged-settings" tone="caution" title={t('settings.damaged')}>
      <p>{t('settings.damagedIn', { sections: formats.list(sections) })}</p>
    </Notice>
  );
}

/** The settings, one section at a time: the address says which, and may name a field in it. */
export function SettingsScreen() {
  const { t } = useTexts();
  const { environment } = useApp().settings;
  const place = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const shown = sectionAt(place).id;
  // What was typed in a section stays while the user looks at another one.
  const visited = useRef(new Set<string>()).current.add(shown);
  const isOpening = useRef(true);
  useEffect(() => {
    showPlace(place, isOpening.current);
    isOpening.current = false;
  }, [place]);
  return (
    <>
      <EnvironmentBand environment={environment} />
      <div className="min-h-screen bg-page md:flex">
        <SettingsNav
          sections={SECTIONS}
          shown={shown}
          version={browser.runtime.getManifest().version}
          hasNews={useUpdateNews()}
        />
        <main className="flex min-w-0 flex-1 flex-col gap-6 p-4 pb-16 sm:p-8 md:max-w-232">
          <DamageNotice />
          <PolicyNotice />
          {SECTIONS.filter(({ id }) => visited.has(id)).map(({ id, title, lead, content }) => (
            <div key={id} hidden={id !== shown}>
              <PageSection id={id} title={t(title)} lead={lead && t(lead)}>
                <PageFault>{content}</PageFault>
              </PageSection>
            </div>
          ))}
        </main>
      </div>
    </>
  );
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Shows a place of the settings; the focus goes to its field or to the title of its section, so that a screen reader says where it is. */
function showPlace(place: string, isOpening: boolean): void {
  const target = document.getElementById(place);
  if (target instanceof HTMLInputElement) {
    target.focus({ preventScroll: true });
    target.select();
    // Its label and the title of its section are above it.
    target.scrollIntoView({ block: 'center' });
  } else if (target !== null && target.id !== sectionAt(place).id) {
    target.scrollIntoView();
  } else {
    if (!isOpening) scrollTo(0, 0);
    document.getElementById(`${sectionAt(place).id}-title`)?.focus();
  }
}
