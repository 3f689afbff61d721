import { useEffect, useState } from 'react';
import { Notice } from '@/components/kit/notice';
import { SETTING_TITLES } from '@/components/kit/setting-titles';
import { useTexts } from '@/components/kit/texts';
import type { Settings } from '@/utils/settings/settings';
import { damagedSettings } from '@/utils/storage/settings-item';

/** Lists damaged settings that were reset to their defaults, so that nobody works with them unknowingly. */
export function DamageNotice() {
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
