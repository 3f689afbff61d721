import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { hostOf } from '@/utils/service/base-url';
import { isDemo } from '@/utils/service/demo-account';

/** Says before every lookup which data is sent where. */
export function WhereItGoes() {
  const { t } = useTexts();
  const { settings } = useApp();
  const host = hostOf(settings.baseUrl);
  if (isDemo(settings)) return <p className="text-xs text-muted">{t('demo.sendsNothing')}</p>;
  return (
    <p className="text-xs text-muted">{host === '' ? t('connection.connectFirst') : t('desk.sentTo', { host })}</p>
  );
}
