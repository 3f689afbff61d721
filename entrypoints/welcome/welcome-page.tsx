import { ConnectionForm } from '@/components/connection/connection-form';
import { ConnectionTest } from '@/components/connection/connection-test';
import { useApp } from '@/hooks/app-provider';
import { useTestedConnection } from '@/hooks/connection/use-tested-connection';
import { useProgress } from '@/hooks/lookup/use-progress';
import { hostOf } from '@/utils/service/base-url';
import { HowToUse } from './how-to-use';
import { Step } from './step';

/** Leads to the first score: connect, try one lookup, and learn where to find it later. */
export function WelcomePage() {
  const { baseUrl } = useApp().settings;
  const { connection, test, isRefused } = useTestedConnection();
  const { hasAnswer, hasUsed } = useProgress(hostOf(baseUrl));
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-6 p-4 sm:p-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold">Welcome to Sightline</h1>
        <p>
          It asks your provider's service about an email address, a person or a business, right where you read about
          them. Nothing is looked up by itself: each look-up is a choice of yours, is about a real person, and may cost
          money.
        </p>
        <p>
          Sent are the address or the fields you ask about, at the moment you ask, to the service you connect here and
          nowhere else. The pages you read are not sent.
        </p>
      </header>
      <ol className="flex flex-col gap-8">
        <Step number={1} title="Connect to the service" isDone={connection.isReady && !isRefused}>
          <ConnectionForm connection={connection} isShort />
        </Step>
        <Step number={2} title="Try one look-up" isDone={hasAnswer}>
          <ConnectionTest baseUrl={baseUrl} isReady={connection.isReady} {...test} />
        </Step>
        <Step number={3} title="Use it where you work" isDone={hasUsed}>
          <HowToUse />
        </Step>
      </ol>
    </main>
  );
}
