import { lazy, Suspense } from 'react';
import { SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useStoredAnswers } from '@/components/result/use-stored-answers';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';

/** Loads with its section, together with the code that reads answers. */
const ProfileEditor = lazy(async () => ({ default: (await import('./profile-editor')).ProfileEditor }));

/** The newest saved answers, all of which are read. */
const MAX_ANSWERS = 200;

/** The provider profile of one operation. */
function OperationProfile({ operation }: { operation: Operation }) {
  const { t } = useTexts();
  const answers = useStoredAnswers(operation, MAX_ANSWERS);
  if (answers === undefined) return null;
  const title = t(OPERATIONS[operation].words.rule.title);
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      <Suspense>
        <ProfileEditor operation={operation} answers={answers} />
      </Suspense>
    </section>
  );
}

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
