import { useReadingRules } from '@/hooks/settings/use-reading-rules';
import { hostOf } from '@/utils/service/base-url';
import { operation } from '@/utils/service/request-subject';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';
import { OperationScoreRule } from './operation-score-rule';

/** Sets the score rule for each operation of the connected service: the score field and the meaning of the number. */
export function ScoreRulesSection({ settings, database }: { settings: Settings; database: Database }) {
  const rules = useReadingRules();
  if (rules === undefined) return null;
  const { baseUrl } = settings;
  if (baseUrl === '') return <p className="text-muted">Connect to the service first.</p>;
  return (
    <>
      <p>
        Nobody documents how {hostOf(baseUrl)} lays out its answers. Sightline shows a score by itself only where it is
        plain; here you say which field it is and what the number means.
      </p>
      {operation.options.map((name) => (
        <OperationScoreRule key={name} database={database} baseUrl={baseUrl} operation={name} rules={rules} />
      ))}
    </>
  );
}
