import { memo, useContext, useRef, useState } from 'react';
import type { ShowField } from '@/components/fields/shown-field';
import { useTexts } from '@/components/kit/texts';
import type { HitComparison } from '@/utils/compare/compare-hit';
import type { AskedFacts } from '@/utils/compare/comparison';
import { strengthName } from '@/utils/reading/in-words';
import type { Section } from '@/utils/reading/sections/section';
import { valueText } from '@/utils/reading/sections/value-text';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { ComparedSign } from './compared-facts';
import { HitChoices } from './hit-choices';
import { HitDetails } from './hit-details';
import { HitReviewContext } from './hit-review';
import { HitNames } from './hit-title';
import { kindsText, listText, statedText } from './hit-words';
import { UndrawnHits } from './undrawn-hits';
import { useHitProps } from './use-hit-props';
import { type HitGoal, useVirtualHits, type VirtualHits } from './use-virtual-hits';

/** Height of a row of one line. */
const HEIGHT = 34;
const COLUMNS = 7;

/** What is drawn of many hits. */
export interface ShownHits {
  hits: readonly ComparedHit[];
  sections: readonly Section[];
  /** The hit to scroll to. */
  goal: HitGoal;
  onShow: ShowField;
}

/** Hits as a table of one line each, below the asked values in its head row. Draws only the rows in view. */
export function HitTable({ asked, hits, sections, goal, onShow }: ShownHits & { asked: AskedFacts }) {
  const { t, formats } = useTexts();
  const table = useRef<HTMLTableElement>(null);
  const { items, before, after, measure } = useVirtualHits(table, hits.length, HEIGHT, goal);
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: in a grid, screen readers pass single keys on
      role="grid"
      aria-label={t('count.hits')}
      aria-rowcount={hits.length + 1}
      className="w-full table-fixed border-collapse text-start text-xs"
    >
      <thead>
        <tr aria-rowindex={1} className="sticky top-0 z-1 border-b border-edge bg-paper">
          <Head name={t('compare.name')} value={formats.list([...asked.names])} look="ps-2" />
          <Head name={t('compare.kind')} look="w-[10%]" />
          <Head name={t('compare.list')} look="w-[11%]" />
          <Head name={t('compare.birth')} value={asked.birth} look="w-34" />
          <Head name={t('subject.country')} value={asked.country} look="w-24" />
          <Head name={t('compare.match')} look="w-12" />
          <Head name={t('decision.title')} look="w-52" />
        </tr>
      </thead>
      <UndrawnHits height={before} columns={COLUMNS} />
      {items.map(({ index, key }) => {
        const hit = hits[index];
        return (
          hit && <HitRow key={key} measure={measure} index={index} hit={hit} sections={sections} onShow={onShow} />
        );
      })}
      <UndrawnHits height={after} columns={COLUMNS} />
    </table>
  );
}

/** A column and, if it was asked for, what was asked. */
function Head({ name, value, look }: { name: string; value?: string | null; look: string }) {
  const { t } = useTexts();
  return (
    <th scope="col" className={`h-7 truncate pe-2 text-start font-normal text-muted ${look}`}>
      {name}{' '}
      {value !== undefined && (
        <bdi title={value ?? undefined} className={value === null ? '' : 'font-semibold text-ink'}>
          {value ?? t('compare.notAsked')}
        </bdi>
      )}
    </th>
  );
}

/** A hit in one line. Where the rows in view change, the others stay. */
const HitRow = memo(function HitRow({
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
  const texts = useTexts();
  const { t } = texts;
  const { entry, comparison } = hit;
  const { pointer, strength } = entry;
  const review = useContext(HitReviewContext);
  const isCurrent = review?.current === pointer;
  const [isHovered, setHovered] = useState(false);
  const row = useHitProps(hit);
  const cell = (text: string) => (
    <td title={text} className="truncate pe-2 text-muted">
      {text}
    </td>
  );
  const comparedCell = (compared: HitComparison['birth' | 'country'] | undefined) => (
    <td className="pe-2">
      {compared && (
        <ComparedSign compared={compared} text={statedText(compared, texts)} none={t('compare.notStated')} />
      )}
    </td>
  );
  return (
    <tbody ref={measure} data-index={index}>
      <tr
        {...row}
        data-index={index}
        aria-rowindex={index + 2}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        className={`h-8.5 border-b border-line ${row.className}`}
      >
        <th scope="row" className="ps-2 pe-2 text-start font-normal">
          <span className="flex items-center gap-1">
            <HitNames hit={hit} isCurrent={isCurrent} />
            {comparison?.type.state === 'differs' && (
              <ComparedSign compared={comparison.type} text={comparison.type.stated?.text} />
            )}
          </span>
        </th>
        {cell(kindsText(entry, texts))}
        {cell(listText(entry))}
        {comparedCell(comparison?.birth)}
        {comparedCell(comparison?.country)}
        <td title={strength ? strengthName(strength, texts) : undefined} className="truncate pe-2 tabular-nums">
          {strength && <bdi>{valueText(strength.value)}</bdi>}
        </td>
        <td>
          <HitChoices entry={entry} isOpen={isCurrent || isHovered} />
        </td>
      </tr>
      {review?.opened === pointer && (
        <tr tabIndex={-1} className="border-b border-line">
          <td colSpan={COLUMNS} className="p-0">
            <HitDetails hit={hit} sections={sections} onShow={onShow} />
          </td>
        </tr>
      )}
    </tbody>
  );
});
