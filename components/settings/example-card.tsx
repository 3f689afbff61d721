import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import { hasHits } from '@/utils/reading/in-words';
import type { PastedAnswer } from '@/utils/reading/profile/pasted-answer';
import type { Report } from '@/utils/reading/report';
import { ExampleWithTags } from './example-with-tags';
import { PasteAnswer } from './paste-answer';
import type { Examples } from './use-examples';

/** One of the saved or pasted answers as it would be read, and the choice of another one. */
export function ExampleCard({
  examples: { all, shown, choose, paste },
  report,
  isScreening,
  readPasted,
}: {
  examples: Examples;
  /** Of the shown answer, read by the proposal; null without one. */
  report: Report | null;
  isScreening: boolean;
  readPasted: (text: string, anyOperation: boolean) => Promise<PastedAnswer>;
}) {
  const { t } = useTexts();
  const clean = all.some(({ report }) => !hasHits(report));
  const hit = all.some(({ report }) => hasHits(report));
  return (
    <div data-one-column className="flex min-w-0 flex-col gap-2">
      {shown && report ? (
        <>
          <Select label={t('scoreRule.example')} options={all} value={shown.id} onChange={choose} />
          <ExampleWithTags answer={shown.answer} report={report} />
        </>
      ) : (
        <p className="text-muted">{t('profile.noResult')}</p>
      )}
      {isScreening && shown && !clean && <p className="text-xs text-muted">{t('profile.noClean')}</p>}
      {isScreening && shown && !hit && <p className="text-xs text-muted">{t('profile.noHit')}</p>}
      <PasteAnswer read={readPasted} onPaste={paste} />
    </div>
  );
}
