import { useEffect, useState } from 'react';
import { Notice } from '@/components/notice';
import type { Settings } from '@/utils/settings/settings';
import { damagedSettings } from '@/utils/storage/settings-item';

const SECTIONS: Record<keyof Settings, string> = {
  activeConnectionId: 'Connection',
  baseUrl: 'Connection',
  connectionId: 'Connection',
  connectionName: 'Connection',
  dashboardUrl: 'Connection',
  idempotencyHeader: 'Connection',
  countryFormat: 'Connection',
  lockMinutes: 'Connection',
  scoreTimeoutSeconds: 'Look-ups',
  overviewTimeoutSeconds: 'Look-ups',
  reuseHours: 'Look-ups',
  dailyLookups: 'Look-ups',
  concurrency: 'Look-ups',
  requestsPerMinute: 'Look-ups',
  keepResults: 'Privacy',
  showResults: 'Privacy',
  sites: 'Sites',
  scoresInPages: 'Sites',
};

/** Lists damaged settings that were reset to their defaults, so that nobody works with them unknowingly. */
export function DamageNotice() {
  const [fields, setFields] = useState<(keyof Settings)[]>([]);
  useEffect(() => void damagedSettings.read().then(setFields, () => undefined), []);
  if (fields.length === 0) return null;
  const sections = [...new Set(fields.map((field) => SECTIONS[field]))];
  return (
    <Notice data-testid="damaged-settings" tone="caution" title="Some settings could not be read">
      <p>They are back at their defaults; the others are as you left them. Look through: {sections.join(', ')}.</p>
    </Notice>
  );
}
