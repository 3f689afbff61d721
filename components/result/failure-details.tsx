import type { ReactNode } from 'react';
import { RichText, useTexts } from '@/components/kit/texts';
import { FAILURES, type Failure } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';

/**
 * What is known about a failure below its title; last, whether the lookup may be billed. `requests`: how many were sent
 * for it, two if the provider asked to wait.
 */
export function FailureDetails({
  failure,
  requests = 1,
  children,
}: {
  failure: Failure;
  requests?: number;
  children?: ReactNode;
}) {
  const texts = useTexts();
  return (
    <>
      <p>{failureTexts(failure, texts).text}</p>
      {failure.serviceText !== undefined && (
        <p>
          <RichText text="failure.providerSays" slots={{ text: <bdi>{failure.serviceText}</bdi> }} />
        </p>
      )}
      {children}
      {requests > 1 && (
        <p data-testid="requests-sent" className="text-xs text-muted">
          {texts.t('failure.requestsSent', { number: texts.formats.number(requests) })}
        </p>
      )}
      {FAILURES[failure.kind].counted === 'maybe' && (
        <p data-testid="may-have-counted" className="text-xs text-muted">
          {texts.t('failure.mayBeBilled')}
        </p>
      )}
    </>
  );
}
