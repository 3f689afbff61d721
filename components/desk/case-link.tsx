import { RouteLink } from '@/components/kit/route-link';
import { RichText } from '@/components/kit/texts';
import { type CaseHandle, caseHandleOf } from '@/utils/case/case-handle';
import type { Result } from '@/utils/result/result';

/** The way from a result to the case that it was asked for last; nothing without one. */
export function CaseLink({ id, purpose, line }: { id: string } & Pick<Result, 'purpose' | 'line'>) {
  if (!purpose || purpose.reference === '') return null;
  return (
    <>
      {' · '}
      <LinkToCase of={caseHandleOf(id, line)} reference={purpose.reference} />
    </>
  );
}

/** The way to a case, in its words. */
export function LinkToCase({
  of,
  reference,
  ...props
}: {
  of: CaseHandle;
  reference: string;
  className?: string;
  'data-testid'?: string;
}) {
  return (
    <RouteLink data-testid="to-case" {...props} to={{ name: 'case', of }}>
      <RichText text="purpose.isCase" slots={{ reference: <bdi>{reference}</bdi> }} />
    </RouteLink>
  );
}
