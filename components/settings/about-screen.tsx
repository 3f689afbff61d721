import { useState } from 'react';
import { browser } from '#imports';
import { CopyButton } from '@/components/kit/copy-button';
import { SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { type App, useApp } from '@/components/kit/use-app';
import { type SupportFacts, supportInfo } from '@/utils/case-file/support-info';
import { call } from '@/utils/messages/call';
import { database } from '@/utils/storage/page-database';
import { ownProfiles } from '@/utils/storage/profiles-item';
import { AboutLinks } from './about-links';
import { useUpdateNews } from './use-update-news';

/** See `packaged/report-url.ts`; the build puts it here. */
declare const REPORT_URL: string;

/** The version of Sightline, and how it handles data. */
export function AboutScreen() {
  const { t } = useTexts();
  return (
    <SettingRows>
      <p>
        {t('about.version', { version: browser.runtime.getManifest().version })}
        {useUpdateNews() && (
          <>
            {' · '}
            <a href="/help/changes.html" target="_blank" rel="noreferrer">
              {t('about.changes')}
            </a>
          </>
        )}
      </p>
      <p>{t('about.data')}</p>
      <AboutLinks reportUrl={REPORT_URL} />
      <SupportInfo />
    </SettingRows>
  );
}

/** The information that a user may send to support, shown before it is copied. */
function SupportInfo() {
  const { t } = useTexts();
  const app = useApp();
  const [text, setText] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const gather = () => {
    setMissing(false);
    gatherSupportFacts(app).then(
      (facts) => setText(supportInfo(facts)),
      () => setMissing(true),
    );
  };
  return (
    <details data-testid="support" onToggle={({ currentTarget }) => currentTarget.open && gather()}>
      <summary className="font-semibold">{t('about.support')}</summary>
      <div className="flex flex-col gap-2 pt-2">
        <p className="text-muted">{t('about.supportHelp')}</p>
        {text !== undefined && (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
            <pre dir="ltr" tabIndex={0} className="overflow-auto rounded-md bg-well p-2 text-xs whitespace-pre-wrap">
              {text}
            </pre>
            <p>
              <CopyButton text={() => text}>{t('about.supportCopy')}</CopyButton>
            </p>
          </>
        )}
        {isMissing && <p role="alert">{t('fault.storage')}</p>}
      </div>
    </details>
  );
}

/** Maximum number of lookups examined. */
const MAX_LOOKUPS = 1000;

/** Collects the current facts for support. */
async function gatherSupportFacts({ settings, policy }: App): Promise<SupportFacts> {
  const { permissions = [], origins = [] } = await browser.permissions.getAll();
  const key = await call('connection', {}).catch(() => null);
  const records = await database.lookups.orderBy('createdAt').reverse().limit(MAX_LOOKUPS).toArray();
  const estimate = await navigator.storage.estimate().catch(() => ({ usage: undefined }));
  return {
    version: browser.runtime.getManifest().version,
    browser: navigator.userAgent,
    language: navigator.language,
    permissions,
    allowedHosts: origins.length,
    key: key && { hasKey: key.hasKey, storageMode: key.storageMode, isLocked: key.isLocked },
    settings,
    policyFields: Object.keys(policy),
    lookupCount: await database.lookups.count(),
    lookups: records.map(({ state, failure }) => ({ state, kind: failure?.kind, status: failure?.status })),
    providerProfiles: Object.keys(await ownProfiles.read()).length,
    storedBytes: estimate.usage ?? null,
  };
}
