import { Check, ShieldCheck } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { ConnectionForm } from '@/components/connection/connection-form';
import { ConnectionTest } from '@/components/connection/connection-test';
import { ConnectionTestResult } from '@/components/connection/connection-test-result';
import { useTestedConnection } from '@/components/connection/use-tested-connection';
import { BrandMark } from '@/components/kit/brand-mark';
import { Button } from '@/components/kit/button';
import { EnvironmentBand } from '@/components/kit/environment-band';
import { RichText, useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useOnboardingProgress } from '@/components/result/use-onboarding-progress';
import { hostOf } from '@/utils/service/base-url';
import { isDemo } from '@/utils/service/demo-account';
import { openSettings } from '@/utils/surfaces/open-desk-tab';
import { CrmSite } from './crm-site-screen';
import { DemoOffer, DemoPanel } from './demo-panel';
import { useShortcuts } from './use-shortcuts';

/** One step toward the first score. A done step is one line, with *Change* if it can be opened again. */
function Step({
  number,
  title,
  isDone,
  doneLine = title,
  isOpen,
  onChange,
  children,
}: {
  number: number;
  title: string;
  isDone: boolean;
  /** Replaces the title when the step is done. */
  doneLine?: string;
  isOpen: boolean;
  onChange?: () => void;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Folding a step removes its fields, one of which may have the focus.
  useLostFocus(heading, isOpen, false);
  const isFolded = isDone && !isOpen;
  return (
    <li>
      <section
        aria-labelledby={id}
        data-testid={`step-${number}`}
        data-done={isDone}
        className="rounded-lg border border-line bg-paper p-5 shadow-1"
      >
        <div className="flex flex-wrap items-center gap-3">
          <span
            aria-hidden="true"
            className={`flex size-7 shrink-0 items-center justify-center rounded-full border font-semibold ${
              isDone
                ? 'border-calm-line bg-calm-well text-calm'
                : isOpen
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-edge text-muted'
            }`}
          >
            {isDone ? <Check /> : number}
          </span>
          <h2
            id={id}
            ref={heading}
            tabIndex={-1}
            className={`min-w-0 flex-1 text-base font-semibold outline-none ${isOpen ? '' : 'text-second'}`}
          >
            {isFolded ? doneLine : title}
            <span className="sr-only"> · {t(isDone ? 'lookupState.done' : 'welcome.toDo')}</span>
          </h2>
          {isFolded && onChange && (
            <Button variant="quiet" onPress={onChange}>
              {t('welcome.change')}
            </Button>
          )}
        </div>
        {isOpen && <div className="mt-4 flex flex-col gap-4 sm:ps-10">{children}</div>}
      </section>
    </li>
  );
}

const EMAIL = 'jane@example.com';

/** A drawing of the menu and the card, marked as an example: no address was looked up for it. */
function PictureOfUse() {
  const { t } = useTexts();
  return (
    <figure className="flex flex-col gap-2 self-start lg:row-span-2">
      <figcaption className="text-xs text-muted">{t('welcome.howYouUseIt')}</figcaption>
      <div
        aria-hidden="true"
        className="flex flex-col gap-3 rounded-lg border border-dashed border-edge p-4 text-second select-none"
      >
        <p className="text-accent underline decoration-dotted underline-offset-4">{EMAIL}</p>
        <div className="rounded-md border border-line bg-raised p-1.5 shadow-2">
          <p className="px-2.5 py-1.5">{t('result.copyEmail')}</p>
          <p className="flex items-center gap-2 rounded-sm bg-accent-well px-2.5 py-1.5 text-accent">
            <BrandMark /> {t('menu.scoreAddress', { email: EMAIL })}
          </p>
        </div>
        <div className="rounded-md border border-line bg-raised p-3 shadow-2">
          <p className="flex items-center gap-3">
            <span className="text-score font-semibold text-ink">8</span>
            <span className="rounded-full border border-line bg-well px-2 text-xs font-semibold">
              {t('welcome.exampleLabel')}
            </span>
          </p>
          <p className="mt-1 text-xs text-muted">{t('scoreRule.example')}</p>
        </div>
      </div>
    </figure>
  );
}

/** The CRM, and the daily gestures. The browser draws each of these, so no web page can imitate it. */
function HowToUse() {
  const { t } = useTexts();
  const keys = useShortcuts()?._execute_action ?? '';
  return (
    <>
      <CrmSite />
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <RichText text="welcome.useMenu" slots={{ item: <strong>{t('menu.scoreClicked')}</strong> }} />
        </li>
        <li>
          <RichText
            text="welcome.useSelection"
            slots={{ item: <strong>{t('menu.lookUpSelection').replace('%s', '…')}</strong> }}
          />
        </li>
        <li>
          {keys === '' ? (
            t('welcome.useIcon')
          ) : (
            <RichText
              text="welcome.useShortcut"
              slots={{
                keys: <kbd className="rounded-sm border border-line bg-well px-1.5 py-0.5 text-xs">{keys}</kbd>,
              }}
            />
          )}
        </li>
      </ul>
      <p>
        <Button size="large" onPress={openSettings}>
          {t('action.openSettings')}
        </Button>
      </p>
    </>
  );
}

/** Loads while the first lookup is sent, with the code that reads its answer. */
const FirstScore = lazy(async () => ({ default: (await import('./first-score')).FirstScore }));

/** Leads to the first score: connect, score one address, and learn where to find it later. */
export function WelcomeScreen() {
  const { t } = useTexts();
  const { settings } = useApp();
  const { baseUrl, environment } = settings;
  const { connection, test, isRefused, isKeyRefused } = useTestedConnection();
  const host = hostOf(baseUrl);
  const { hasAnswer, hasUsed } = useOnboardingProgress(host);
  const [isChanging, setChanging] = useState(false);
  /** Kept while a refused key is replaced: the step with its field is closed then. */
  const [address, setAddress] = useState('');

  const isLoading = baseUrl !== '' && connection.kept === undefined && !connection.unanswered;
  const isConnected = connection.isReady && !isRefused;
  const canScore = connection.isReady && !isKeyRefused;
  const hasScored = isConnected && hasAnswer;
  return (
    <div className="min-h-screen bg-page">
      <EnvironmentBand environment={environment} />
      <main className="mx-auto grid max-w-232 gap-x-10 gap-y-5 p-4 sm:p-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <header className="lg:col-span-2">
          <p className="flex items-center gap-2 font-semibold">
            <BrandMark /> {t('manifest.name')}
          </p>
          <h1 className="mt-5 text-xl font-semibold tracking-tight">{t('welcome.heading')}</h1>
          <p className="text-muted">{t('welcome.lead')}</p>
        </header>
        {isDemo(settings) ? (
          <DemoPanel />
        ) : (
          <ol className="flex min-w-0 flex-col gap-4">
            <Step
              number={1}
              title={t('welcome.connect')}
              isDone={isConnected}
              doneLine={t('connectionStatus.connected', { host })}
              isOpen={!isLoading && (!isConnected || isChanging)}
              onChange={() => setChanging(true)}
            >
              <ConnectionForm
                connection={connection}
                isShort
                isKeyRefused={isKeyRefused}
                onSaved={() => setChanging(false)}
              />
            </Step>
            <Step
              number={2}
              title={t('welcome.scoreFirst')}
              isDone={hasScored}
              doneLine={t('welcome.scored')}
              isOpen={!isLoading && canScore && (!hasAnswer || test.live != null)}
            >
              <ConnectionTest
                baseUrl={baseUrl}
                isReady={connection.isReady}
                action="action.score"
                Result={FirstScoreOnceLoaded}
                address={address}
                onAddress={setAddress}
                autoFocus
                {...test}
              />
            </Step>
            <Step number={3} title={t('welcome.use')} isDone={hasUsed} isOpen={hasScored}>
              <HowToUse />
            </Step>
          </ol>
        )}
        <PictureOfUse />
        {connection.kept?.hasKey === false && !isDemo(settings) && <DemoOffer />}
        <p className="flex items-start gap-2 text-xs text-muted">
          <ShieldCheck /> {t('welcome.promise')}
        </p>
      </main>
    </div>
  );
}

function FirstScoreOnceLoaded(props: ComponentProps<typeof ConnectionTestResult>) {
  return (
    <Suspense fallback={<ConnectionTestResult {...props} />}>
      <FirstScore {...props} />
    </Suspense>
  );
}
