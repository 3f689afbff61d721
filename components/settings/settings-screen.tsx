import {
  ArrowLeftRight,
  Gauge,
  Globe,
  Info,
  Keyboard,
  Languages,
  List,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  Plug,
  Shield,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { browser } from '#imports';
import { LookupSettings } from '@/components/connection/lookup-settings';
import { EnvironmentBand } from '@/components/kit/environment-band';
import { Notice } from '@/components/kit/notice';
import { PageFault } from '@/components/kit/page-fault';
import { PageSection } from '@/components/kit/page-section';
import { SavedSelect } from '@/components/kit/saved-select';
import { SavedSwitch } from '@/components/kit/saved-switch';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { SETTING_TITLES } from '@/components/kit/setting-titles';
import { ShortcutList } from '@/components/kit/shortcut-list';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useStoredItem } from '@/components/kit/use-stored-item';
import { useRequestsThisMonth, useRequestsToday } from '@/components/result/use-requests-today';
import { browserLanguage } from '@/utils/language/browser-texts';
import { languageName, namedLanguages } from '@/utils/language/language-names';
import { call } from '@/utils/messages/call';
import { hostOf } from '@/utils/service/base-url';
import type { Settings } from '@/utils/settings/settings';
import { ignoredPolicyFields } from '@/utils/storage/policy-item';
import { damagedSettings } from '@/utils/storage/settings-item';
import { COMMANDS, type CommandName } from '@/utils/surfaces/shortcuts';
import type { PlainKey } from '@/utils/texts/text-key';
import { AboutScreen } from './about-screen';
import { ConnectionSettingsScreen } from './connection-settings-screen';
import { LogScreen } from './log-screen';
import { NoteScreen } from './note-screen';
import { PrivacyScreen } from './privacy-screen';
import { ProviderProfileSection } from './provider-profile-section';
import { SettingsNav } from './settings-nav';
import { SitesScreen } from './sites-screen';
import { TransferScreen } from './transfer-screen';
import { openShortcutSettings, useShortcuts } from './use-shortcuts';

/** Limits for lookups, and what was sent and saved today and this month. */
function LookupsScreen() {
  const { t } = useTexts();
  const { settings, policy } = useApp();
  const host = hostOf(settings.baseUrl);
  const today = useRequestsToday(host);
  const month = useRequestsThisMonth(host);
  return (
    <>
      {host !== '' && today && month && (
        <p data-testid="usage" className="text-muted">
          {[
            t('limits.usedToday', { host, used: today.sent, limit: settings.dailyLookups }),
            t('limits.usedThisMonth', { used: month.sent }),
            t('limits.reusedThisMonth', { reused: month.reused }),
          ].join(' · ')}
        </p>
      )}
      <LookupSettings settings={settings} policy={policy} onSave={(change) => call('saveSettings', change)} />
    </>
  );
}

/** The languages of the interface and of what leaves it, and the size of texts. */
function LanguageScreen() {
  const { t, locale } = useTexts();
  const { settings } = useApp();
  const languages = namedLanguages(locale);
  const own = t('language.browser', { language: languageName(browserLanguage()) });
  return (
    <SettingRows>
      <SettingFields<SettingIn<'settings.language'>>
        fields={{
          language: (
            <SavedSelect
              label={t('settings.language')}
              description={t('language.help')}
              options={[{ id: 'browser', name: own }, ...languages]}
              value={settings.language}
              onSave={(language) => call('saveSettings', { language })}
            />
          ),
          noteLanguage: (
            <SavedSelect
              label={t('language.notes')}
              description={t('language.notesHelp')}
              options={[{ id: 'interface', name: t('language.sameAsInterface') }, ...languages]}
              value={settings.noteLanguage}
              onSave={(noteLanguage) => call('saveSettings', { noteLanguage })}
            />
          ),
        }}
      />
    </SettingRows>
  );
}

/** The keys that the browser has set for Sightline. */
function KeyboardScreen() {
  const { t } = useTexts();
  const { settings, policy } = useApp();
  const shortcuts = useShortcuts();
  if (shortcuts === undefined) return null;
  const names = Object.keys(COMMANDS) as CommandName[];
  return (
    <>
      <p className="text-muted">{t('settings.shortcutsNote')}</p>
      <ShortcutList
        rows={names.map((name) => ({ name: t(COMMANDS[name]), keys: shortcuts[name] }))}
        onChange={() => void openShortcutSettings()}
      />
      <SettingFields<SettingIn<'settings.keyboard'>>
        fields={{
          reviewShortcuts: (
            <SavedSwitch
              value={settings.reviewShortcuts}
              help={t('review.settingHelp')}
              isManaged={policy.reviewShortcuts !== undefined}
              onSave={(reviewShortcuts) => call('saveSettings', { reviewShortcuts })}
            >
              {t('review.setting')}
            </SavedSwitch>
          ),
        }}
      />
    </>
  );
}

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

const SECTIONS: readonly { id: string; title: PlainKey; lead?: PlainKey; Icon: LucideIcon; content: ReactNode }[] = [
  {
    id: 'connection',
    title: 'settings.connection',
    lead: 'settings.connectionLead',
    Icon: Plug,
    content: <ConnectionSettingsScreen />,
  },
  { id: 'sites', title: 'settings.sites', Icon: Globe, content: <SitesScreen /> },
  { id: 'reading', title: 'settings.providerProfile', Icon: Gauge, content: <ProviderProfileSection /> },
  { id: 'lookups', title: 'settings.lookups', Icon: List, content: <LookupsScreen /> },
  { id: 'language', title: 'settings.language', Icon: Languages, content: <LanguageScreen /> },
  { id: 'keyboard', title: 'settings.keyboard', Icon: Keyboard, content: <KeyboardScreen /> },
  { id: 'privacy', title: 'settings.privacy', Icon: Shield, content: <PrivacyScreen /> },
  { id: 'note', title: 'settings.note', Icon: NotebookPen, content: <NoteScreen /> },
  { id: 'log', title: 'settings.log', Icon: ListChecks, content: <LogScreen /> },
  { id: 'transfer', title: 'settings.transfer', Icon: ArrowLeftRight, content: <TransferScreen /> },
  { id: 'about', title: 'settings.about', Icon: Info, content: <AboutScreen /> },
];

/** All settings, section after section. */
export function SettingsScreen() {
  const { t } = useTexts();
  const { environment } = useApp().settings;
  // The browser looked for the section or field in the address before the page was drawn.
  useEffect(() => {
    const place = document.getElementById(location.hash.slice(1));
    if (place === null) return;
    if (!(place instanceof HTMLInputElement)) return keepInView(place, 'start');
    place.focus({ preventScroll: true });
    place.select();
    // Its label and the title of its section are above it.
    return keepInView(place, 'center');
  }, []);
  return (
    <>
      <EnvironmentBand environment={environment} />
      <div className="min-h-screen bg-page md:flex">
        <SettingsNav sections={SECTIONS} version={browser.runtime.getManifest().version} />
        <main className="flex min-w-0 flex-1 flex-col gap-10 p-4 pb-16 sm:p-8 md:max-w-200">
          <DamageNotice />
          <PolicyNotice />
          {SECTIONS.map(({ id, title, lead, content }) => (
            <PageSection key={id} id={id} title={t(title)} lead={lead && t(lead)}>
              <PageFault>{content}</PageFault>
            </PageSection>
          ))}
        </main>
      </div>
    </>
  );
}

const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls to a place, and again when sections above it load, until the user does something. Returns how to stop.
 */
function keepInView(place: Element, block: ScrollLogicalPosition): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const observer = new ResizeObserver(() => place.scrollIntoView({ block }));
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of USER_EVENTS) addEventListener(type, () => aborter.abort(), { passive: true, signal });
  return () => aborter.abort();
}
