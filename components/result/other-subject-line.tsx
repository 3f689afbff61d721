import { TriangleAlert } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';
import { isClearlyOther, otherSubjectInWords } from '@/utils/case-file/other-subject-in-words';
import type { OtherSubject } from '@/utils/compare/other-subject';

/** Says in one line of the card whom a result is about, if that is not whom was asked. */
export function OtherSubjectLine({ other }: { other: OtherSubject }) {
  const texts = useTexts();
  const isClear = isClearlyOther(other);
  return (
    <p data-testid="other-subject" className={`text-xs wrap-anywhere ${isClear ? 'font-semibold text-caution' : ''}`}>
      {isClear && <TriangleAlert className="inline align-[-0.15em]" />} {otherSubjectInWords(other, texts)}
    </p>
  );
}
