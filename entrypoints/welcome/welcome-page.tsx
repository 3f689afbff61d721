import { type ReactNode, useId } from 'react';
import { browser } from '#imports';
import { ConnectionForm } from '@/components/connection/connection-form';
import { ConnectionTest } from '@/components/connection/connection-test';
import { Button } from '@/components/form/button';
import { useApp } from '@/hooks/app-provider';
import { useTestedConnection } from '@/hooks/connection/use-tested-connection';
import { useOnboardingProgress } from '@/hooks/lookup/use-onboarding-progress';
import { useShortcuts } from '@/hooks/settings/use-shortcuts';
import { hostOf } from '@/utils/service/base-url';

/** Leads to the first score: connect, try one lookup, and learn where to find it later. */
export function WelcomePage() {
  const { baseUrl } = useApp().settings;
  const { connection, test, isRefused } = useTestedConnection();
  const { hasAnswer, hasUsed } = useOnboardingProgress(hostOf(baseUrl));
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

/** The daily gestures. The browser draws each one, so no web page can imitate it. */
function HowToUse() {
  const shortcuts = useShortcuts();
  const keys = shortcuts?._execute_action ?? '';
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          Right-click an email address in any page, as a link, as text or in a form field, and choose{' '}
          <strong className="font-semibold">Score this email address</strong>. The score stands beside it.
        </li>
        <li>
          Select a name, right-click it and choose <strong className="font-semibold">Check subject</strong>. The form
          opens with the name in it; nothing is sent until you send the form.
        </li>
        <li>
          Press the Sightline button of the browser{keys !== '' && <Keys>{keys}</Keys>} to type an address or a subject.
          If it is not there, pin it from the browser's menu of extensions.
        </li>
      </ul>
      <p>
        <Button onPress={() => void browser.runtime.openOptionsPage()}>All options</Button>
      </p>
    </>
  );
}

function Keys({ children }: { children: string }) {
  return (
    <>
      {' '}
      (or <kbd>{children}</kbd>)
    </>
  );
}

/** One step toward the first score. Its heading says whether it is done. */
function Step({
  number,
  title,
  isDone,
  children,
}: {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <li className="flex gap-3 sm:gap-4">
      <span
        aria-hidden="true"
        className={`flex size-7 shrink-0 items-center justify-center rounded-full border font-semibold ${
          isDone ? 'border-accent bg-accent text-on-accent' : 'border-edge'
        }`}
      >
        {isDone ? '✓' : number}
      </span>
      <section aria-labelledby={id} className="flex min-w-0 flex-1 flex-col gap-3">
        <h2 id={id} className="flex min-h-7 flex-wrap items-center gap-x-2 text-base font-semibold">
          {title} <span className="text-xs font-normal text-muted">{isDone ? 'Done' : 'To do'}</span>
        </h2>
        {children}
      </section>
    </li>
  );
}
