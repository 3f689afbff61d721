import { NoticeLine } from '@/components/kit/notice-lines';
import { RichText, useTexts } from '@/components/kit/texts';
import { otherSubjectOf } from '@/utils/case-file/contradictions';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';

/**
 * At the top of a result that is about another subject than was asked, names both; a quiet line does if their names have a word in
 * common. Otherwise nothing.
 */
export function OtherSubjectNotice({
  record,
  report,
}: {
  record: LookupRecord;
  report: Pick<Report, 'echo' | 'screeningEntries'>;
}) {
  const { t } = useTexts();
  const other = otherSubjectOf(record, report);
  if (other === null) return null;
  const named = (
    <RichText
      text={other.is === 'birth' ? 'result.otherBirth' : 'result.otherSubject'}
      slots={{ stated: <bdi className="font-semibold">{other.stated.text}</bdi>, asked: <bdi>{other.asked}</bdi> }}
    />
  );
  const isQuiet = other.is === 'some-name';
  return (
    <NoticeLine
      id="otherSubject"
      data-testid="other-subject"
      tone={isQuiet ? 'neutral' : 'caution'}
      title={named}
      label={t('card.details')}
    >
      {!isQuiet && <p className="px-2 text-xs">{t('result.otherTitle')}</p>}
    </NoticeLine>
  );
}
