import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { DemoSubjects } from '@/components/settings/demo-subjects';
import { useDemo } from '@/components/settings/use-demo';
import type { OverviewRequest } from '@/utils/service/operations';

/** Whom the running demo knows, to choose from, and its end. */
export function DemoScreen(
  on: { onEmail: (email: string) => void } | { onSubject: (request: OverviewRequest) => void },
) {
  const { t } = useTexts();
  const { end, failed } = useDemo();
  return (
    <section
      aria-label={t('demo.running')}
      className="mb-3 flex max-h-60 shrink-0 flex-col gap-3 overflow-y-auto rounded-lg border border-line p-3"
    >
      <DemoSubjects {...on} />
      <p>
        <Button data-testid="end-demo" size="small" onPress={end}>
          {t('demo.end')}
        </Button>
      </p>
      {failed && <NoReplyNotice error={failed.error} onAgain={end} />}
    </section>
  );
}
