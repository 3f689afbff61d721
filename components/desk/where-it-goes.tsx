import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { hostOf } from '@/utils/service/base-url';

/** Says before every lookup which data is sent where. */
export function WhereItGoes() {
  const { t } = useTexts();
  const host = hostOf(useApp().settings.baseUrl);
  return (
    <p className="text-xs text-muted">{host === '' ? t('connection.connectFirst') : t('desk.sentTo', { host })}</p>
  );
}
