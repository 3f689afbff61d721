import { Notice } from '@/components/kit/notice';
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
  if (other.is === 'some-name')
    return (
      <p data-testid="other-subject" className="text-xs wrap-anywhere">
        {named}
      </p>
    );
  return (
    <Notice data-testid="other-subject" tone="caution" title={t('result.otherTitle')}>
      <p className="wrap-anywhere">{named}</p>
    </Notice>
  );
}
