import { useEffect, useState } from 'react';
import { Notice } from '@/components/notice';
import { useTexts } from '@/components/texts';
import type { Settings } from '@/utils/settings/settings';
import { damagedSettings } from '@/utils/storage/settings-item';
import type { PlainKey } from '@/utils/texts/text-key';

const SECTIONS = {
  activeConnectionId: 'settings.connection',
  baseUrl: 'settings.connection',
  connectionId: 'settings.connection',
  connectionName: 'settings.connection',
  dashboardUrl: 'settings.connection',
  idempotencyHeader: 'settings.connection',
  countryFormat: 'settings.connection',
  lockMinutes: 'settings.connection',
  scoreTimeoutSeconds: 'settings.lookups',
  overviewTimeoutSeconds: 'settings.lookups',
  reuseHours: 'settings.lookups',
  dailyLookups: 'settings.lookups',
  concurrency: 'settings.lookups',
  requestsPerMinute: 'settings.lookups',
  keepResults: 'settings.privacy',
  showResults: 'settings.privacy',
  sites: 'settings.sites',
  scoresInPages: 'settings.sites',
  cardOnHover: 'settings.sites',
  language: 'settings.language',
  noteLanguage: 'settings.language',
} as const satisfies Record<keyof Settings, PlainKey>;

/** Lists damaged settings that were reset to their defaults, so that nobody works with them unknowingly. */
export function DamageNotice() {
  const { t } = useTexts();
  const [fields, setFields] = useState<(keyof Settings)[]>([]);
  useEffect(() => void damagedSettings.read().then(setFields, () => undefined), []);
  if (fields.length === 0) return null;
  const sections = [...new Set(fields.map((field) => t(SECTIONS[field])))];
  return (
    <Notice data-testid="damaged-settings" tone="caution" title={t('settings.damaged')}>
      <p>{t('settings.damagedIn', { sections: sections.join(', ') })}</p>
    </Notice>
  );
}
