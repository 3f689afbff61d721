import { useDraft } from '@/components/kit/use-draft';
import type { HitOrder } from '@/utils/compare/hit-order';
import { hitOrderItem } from '@/utils/storage/hit-order-item';

/** Returns the order of hits and its setter; the last choice is remembered. */
export function useHitOrder(): [HitOrder, (order: HitOrder) => void] {
  const [order = 'best', setOrder] = useDraft(hitOrderItem, 'best', { isKept: true });
  return [order, setOrder];
}
