import { RouteLink } from '@/components/kit/route-link';
import { RichText } from '@/components/kit/texts';
import { caseHandleOf } from '@/utils/case/case-handle';
import type { Result } from '@/utils/result/result';

/** The way from a result to the case that it was asked for last; nothing without one. */
export function CaseLink({ id, purpose, line }: { id: string } & Pick<Result, 'purpose' | 'line'>) {
  if (!purpose || purpose.reference === '') return null;
  return (
    <>
      {' · '}
      <RouteLink to={{ name: 'case', of: caseHandleOf(id, line) }} data-testid="to-case">
        <RichText text="purpose.isCase" slots={{ reference: <bdi>{purpose.reference}</bdi> }} />
      </RouteLink>
    </>
  );
}
