import { SettingRows } from '@/components/form/setting-rows';
import { useApp } from '@/hooks/app-provider';
import { hostOf } from '@/utils/service/base-url';
import { operation } from '@/utils/service/request-subject';
import { OperationScoreRule } from './operation-score-rule';

/** Sets the score rule for each operation of the connected service: the score field and the meaning of the number. */
export function ScoreRulesSection() {
  const { baseUrl } = useApp().settings;
  if (baseUrl === '') return <p className="text-muted">Connect to the service first.</p>;
  return (
    <>
      <p>
        Nobody documents how {hostOf(baseUrl)} lays out its answers. Sightline shows a score by itself only where it is
        plain; here you say which field it is and what the number means.
      </p>
      <SettingRows>
        {operation.options.map((name) => (
          <OperationScoreRule key={name} operation={name} />
        ))}
      </SettingRows>
    </>
  );
}
