import { ChevronDown, ListChecks } from 'lucide-react';
import { useContext } from 'react';
import { DecisionsContext } from '@/components/decide/decisions';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { HIT_ORDERS, type HitOrder } from '@/utils/compare/hit-order';
import { undecidedAmong } from '@/utils/decision/decided-hits';
import type { ComparedHit } from '@/utils/result/compared-hits';
import type { PlainKey } from '@/utils/texts/text-key';
import { HitReviewContext } from './hit-review';

const ORDERS = { best: 'compare.bestFirst', sent: 'compare.asSent' } as const satisfies Record<HitOrder, PlainKey>;

/** Above the hits: how many there are and are not decided, what their signs mean, and their order. */
export function HitsHead({
  hits,
  order,
  onOrder,
}: {
  hits: readonly ComparedHit[];
  order: HitOrder;
  onOrder: (order: HitOrder) => void;
}) {
  const { t } = useTexts();
  const decisions = useContext(DecisionsContext);
  const review = useContext(HitReviewContext);
  const undecided = undecidedAmong(hits, decisions?.hits).length;
  const isCompared = hits.some(({ comparison }) => comparison !== null);
  return (
    <div className="flex min-h-7 items-center gap-2 text-xs text-muted">
      <p className="min-w-0 truncate @max-md:flex-1 @md:shrink-0">
        {t('screening.entries', { count: hits.length })}
        {decisions !== null && undecided > 0 && <> · {t('decision.open', { count: undecided })}</>}
      </p>
      {isCompared && (
        <p aria-hidden="true" title={t('compare.legend')} className="min-w-0 flex-1 truncate text-end @max-md:hidden">
          {t('compare.legend')}
        </p>
      )}
      {review && undecided > 1 && (
        <Button
          size="small"
          data-testid="several"
          aria-label={t('decision.several')}
          onPress={() => void review.askSeveral()}
        >
          <ListChecks className="@lg:hidden" />
          <span className="text-xs whitespace-nowrap @max-lg:hidden">{t('decision.several')}</span>
        </Button>
      )}
      {isCompared && hits.length > 1 && (
        <span className="relative ms-auto shrink-0">
          <select
            aria-label={t('compare.order')}
            data-testid="hit-order"
            value={order}
            onChange={({ target }) => onOrder(target.value === 'sent' ? 'sent' : 'best')}
            className="h-6 appearance-none rounded-sm border border-edge bg-paper ps-2 pe-6 text-ink"
          >
            {HIT_ORDERS.map((id) => (
              <option key={id} value={id}>
                {t(ORDERS[id])}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute inset-y-0 end-1.5 my-auto size-3" />
        </span>
      )}
    </div>
  );
}
