import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import { openDeskTab } from '@/utils/surfaces/open-desk-tab';
import { START } from '@/utils/surfaces/route';
import { DemoSubjects } from './demo-subjects';
import { useDemo } from './use-demo';

/** Offers the demo to somebody who has no key, and says what keeps it from starting. */
export function DemoOffer() {
  const { t } = useTexts();
  const { start, refused, failed } = useDemo();
  return (
    <section
      data-testid="demo-offer"
      className="flex flex-col items-start gap-3 rounded-lg border border-line bg-paper p-5"
    >
      <p className="text-second">{t('demo.offerText')}</p>
      <Button data-testid="start-demo" onPress={start}>
        {t('demo.offer')}
      </Button>
      {refused && <Notice tone="caution" title={t(refused === 'has-key' ? 'demo.hasKey' : 'demo.hasResults')} />}
      {failed && <NoReplyNotice error={failed.error} onAgain={start} />}
    </section>
  );
}

/** The running demo: whom it knows, and its end. */
export function DemoPanel() {
  const { t } = useTexts();
  const { end, failed } = useDemo();
  return (
    <section
      aria-label={t('demo.running')}
      data-testid="demo-panel"
      className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-5 shadow-1"
    >
      <h2 className="text-base font-semibold">{t('demo.running')}</h2>
      <p className="text-second">{t('demo.knows')}</p>
      <DemoSubjects />
      <p>
        <RichText text="welcome.useMenu" slots={{ item: <strong>{t('menu.scoreClicked')}</strong> }} />
      </p>
      <p className="text-xs text-muted">{t('demo.endText')}</p>
      <p className="flex flex-wrap gap-2">
        <Button data-testid="open-demo" variant="primary" size="large" onPress={() => void openDeskTab(START)}>
          {t('command.openPopup')}
        </Button>
        <Button data-testid="end-demo" size="large" onPress={end}>
          {t('demo.end')}
        </Button>
      </p>
      {failed && <NoReplyNotice error={failed.error} onAgain={end} />}
    </section>
  );
}
