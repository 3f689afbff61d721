import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { DescribedSubject } from '@/utils/list/described-subject';

/** Says from which text the form was filled, and what to compare before it is sent. */
export function FilledFrom({ described: { from, isNameCut, source } }: { described: DescribedSubject }) {
  const { t } = useTexts();
  return (
    <Notice data-testid="filled-from" title={t(from === 'passport' ? 'subject.fromPassport' : 'subject.fromLabels')}>
      {from === 'passport' && <p>{t('subject.comparePassport')}</p>}
      {isNameCut && <p>{t('subject.nameMayBeCut')}</p>}
      <p className="max-h-16 overflow-y-auto whitespace-pre-wrap break-all font-mono text-xs text-muted">
        <bdi>{source}</bdi>
      </p>
    </Notice>
  );
}
