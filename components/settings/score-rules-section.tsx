import { SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { operation } from '@/utils/service/request-subject';
import { OperationScoreRule } from './operation-score-rule';

/** Sets the score rule for each operation of the connected service: the score field and the meaning of the number. */
export function ScoreRulesSection() {
  const { t } = useTexts();
  const { baseUrl } = useApp().settings;
  if (baseUrl === '') return <p className="text-muted">{t('connection.connectFirst')}</p>;
  return (
    <>
      <p className="text-muted">{t('scoreRule.lead')}</p>
      <SettingRows>
        {operation.options.map((name) => (
          <OperationScoreRule key={name} operation={name} />
        ))}
      </SettingRows>
    </>
  );
}
