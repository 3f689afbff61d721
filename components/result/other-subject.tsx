import { NoticeLine } from '@/components/kit/notice-lines';
import { RichText, useTexts } from '@/components/kit/texts';
import { otherSubjectOf } from '@/utils/case-file/contradictions';
import { isClearlyOther } from '@/utils/case-file/other-subject-in-words';
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
  const isClear = isClearlyOther(other);
  return (
    <NoticeLine
      id="otherSubject"
      data-testid="other-subject"
      tone={isClear ? 'caution' : 'neutral'}
      title={named}
      label={t('card.details')}
    >
      {isClear && <p className="px-2 text-xs">{t('result.otherTitle')}</p>}
    </NoticeLine>
  );
}
