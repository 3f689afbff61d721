import { RouteLink } from '@/components/kit/route-link';
import { useTexts } from '@/components/kit/texts';
import { useDecisionCount } from './use-decision-count';

/** The way to all decisions; nothing without any. */
export function DecisionsLink() {
  const { t } = useTexts();
  const count = useDecisionCount();
  if (count === 0) return null;
  return (
    <RouteLink data-testid="to-decisions" to={{ name: 'decisions' }}>
      {t('handOver.decisions', { count })}
    </RouteLink>
  );
}
