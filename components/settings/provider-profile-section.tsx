import { SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { operation } from '@/utils/service/request-subject';
import { OperationProfile } from './operation-profile';

/** Confirms for each operation how the connected provider answers: score, verdict, screening, hits and facts. */
export function ProviderProfileSection() {
  const { t } = useTexts();
  const { baseUrl } = useApp().settings;
  if (baseUrl === '') return <p className="text-muted">{t('connection.connectFirst')}</p>;
  return (
    <>
      <p className="text-muted">{t('profile.lead')}</p>
      <SettingRows>
        {operation.options.map((name) => (
          <OperationProfile key={name} operation={name} />
        ))}
      </SettingRows>
    </>
  );
}
