import { memo, useContext, useRef } from 'react';
import type { ShowField } from '@/components/fields/shown-field';
import { useTexts } from '@/components/kit/texts';
import type { AskedFacts } from '@/utils/compare/comparison';
import type { Section } from '@/utils/reading/sections/section';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { HitDetails } from './hit-details';
import { HitReviewContext } from './hit-review';
import { HitRow } from './hit-row';
import { HitTable, type ShownHits } from './hit-table';
import { UndrawnHits } from './undrawn-hits';
import { useVirtualHits, type VirtualHits } from './use-virtual-hits';

/** Height of a hit of two lines. */
const HEIGHT = 48;

/**
 * Any number of hits: a table with one line each where there is room for its columns, otherwise two lines each. Draws only those in
 * view.
 */
export function AllHits({ asked, ...hits }: ShownHits & { /** Null: no table. */ asked: AskedFacts | null }) {
  return asked === null ? <HitGrid {...hits} /> : <HitTable asked={asked} {...hits} />;
}

function HitGrid({ hits, sections, goal, onShow }: ShownHits) {
  const { t } = useTexts();
  const list = useRef<HTMLTableElement>(null);
  const { items, before, after, measure } = useVirtualHits(list, hits.length, HEIGHT, goal);
  return (
    <table
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: in a grid, screen readers pass single keys on
      role="grid"
      aria-label={t('count.hits')}
      aria-rowcount={hits.length}
      className="w-full table-fixed border-separate border-spacing-0 text-start"
    >
      <UndrawnHits height={before} />
      {items.map(({ index, key }) => {
        const hit = hits[index];
        return hit && <Hit key={key} measure={measure} index={index} hit={hit} sections={sections} onShow={onShow} />;
      })}
      <UndrawnHits height={after} />
    </table>
  );
}

/** A hit in two lines, and its own fields below them once it is opened. Where the rows in view change, the others stay. */
const Hit = memo(function Hit({
  measure,
  index,
  hit,
  sections,
  onShow,
}: {
  measure: VirtualHits['measure'];
  index: number;
  hit: ComparedHit;
  sections: readonly Section[];
  onShow: ShowField;
}) {
  const isOpened = useContext(HitReviewContext)?.opened === hit.entry.pointer;
  return (
    <tbody ref={measure} data-index={index}>
      <HitRow index={index} hit={hit} />
      {isOpened && (
        <tr>
          <td className="p-0">
            <HitDetails hit={hit} sections={sections} onShow={onShow} />
          </td>
        </tr>
      )}
    </tbody>
  );
});
