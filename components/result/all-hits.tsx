import { useRef } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { HitLines } from './hit-lines';
import { HIT_LOOK, useHitProps } from './hit-review';
import type { ShowField } from './shown-field';
import { type HitGoal, useVirtualHits, type VirtualHits } from './use-virtual-hits';

/** Height of a hit with two lines and its buttons. */
const HEIGHT = 71;

/** Any number of hits, two lines each. Draws only those in view. */
export default function AllHits({
  hits,
  goal,
  onShow,
}: {
  hits: readonly ComparedHit[];
  /** The hit to scroll to. */
  goal: HitGoal;
  onShow: ShowField;
}) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const { items, before, after, measure } = useVirtualHits(list, hits.length, HEIGHT, goal);
  return (
    <ul
      ref={list}
      aria-label={t('compare.hits')}
      className="flex flex-col divide-y divide-line"
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {items.map(({ index, key }) => {
        const hit = hits[index];
        return (
          hit && <DrawnHit key={key} measure={measure} index={index} total={hits.length} hit={hit} onShow={onShow} />
        );
      })}
    </ul>
  );
}

function DrawnHit({
  measure,
  index,
  total,
  hit,
  onShow,
}: {
  measure: VirtualHits['measure'];
  index: number;
  total: number;
  hit: ComparedHit;
  onShow: ShowField;
}) {
  return (
    <li
      {...useHitProps(hit.entry.pointer, measure)}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={`py-0.5 ${HIT_LOOK}`}
    >
      <HitLines hit={hit} onShow={onShow} />
    </li>
  );
}
