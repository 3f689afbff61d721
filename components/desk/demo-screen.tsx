import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { useTexts } from '@/components/kit/texts';
import { type DemoChoices, DemoSubjects } from '@/components/settings/demo-subjects';
import { useDemo } from '@/components/settings/use-demo';

/** Whom the running demo knows, to choose from, and its end; folded beside a result, which needs the room. */
export function DemoScreen({ isOpen, choices }: { isOpen: boolean; choices: DemoChoices }) {
  const { t } = useTexts();
  const { end, failed } = useDemo();
  return (
    <section
      aria-label={t('demo.running')}
      className="mb-2 flex shrink-0 items-start gap-2 rounded-lg border border-line px-3 py-1"
    >
      {/* The next result folds it again. */}
      <details key={String(isOpen)} open={isOpen} data-testid="demo" className="min-w-0 flex-1">
        <summary>{t('demo.knows')}</summary>
        <div className="my-2 max-h-60 overflow-y-auto">
          <DemoSubjects choices={choices} />
        </div>
      </details>
      <Button data-testid="end-demo" size="small" onPress={end}>
        {t('demo.end')}
      </Button>
      {failed && <NoReplyNotice error={failed.error} onAgain={end} />}
    </section>
  );
}
