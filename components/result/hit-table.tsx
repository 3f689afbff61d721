import { type ReactNode, useRef } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { HitComparison } from '@/utils/compare/compare-hit';
import type { AskedFacts } from '@/utils/compare/comparison';
import type { ComparedHit } from '@/utils/result/compared-hits';
import type { Translate } from '@/utils/texts/texts';
import { ComparedFact, NameFact, TypeFact } from './compared-facts';
import { HitDecisionControl } from './hit-decision';
import { HitMeasures, HitTitle, ProviderMatches } from './hit-lines';
import { HIT_LOOK, useHitProps } from './hit-review';
import type { ShowField } from './shown-field';
import { type HitGoal, useVirtualHits, type VirtualHits } from './use-virtual-hits';

/** Height of a row with two lines. */
const HEIGHT = 53;

/** Hits as a table: the asked values in its head row, and how each hit compares below them. Draws only the rows in view. */
export default function HitTable({
  asked,
  hits,
  total,
  goal,
  onShow,
}: {
  asked: AskedFacts;
  hits: readonly ComparedHit[];
  /** Number of all hits, also of those that are not shown yet. */
  total: number;
  /** The hit to scroll to. */
  goal: HitGoal;
  onShow: ShowField;
}) {
  const { t, formats } = useTexts();
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, before, after, measure } = useVirtualHits(body, hits.length, HEIGHT, goal);
  return (
    <table aria-label={t('compare.hits')} aria-rowcount={total + 1} className="w-full table-fixed text-start">
      <thead className="text-xs">
        <tr aria-rowindex={1} className="border-b border-edge align-bottom">
          <Head name={t('compare.name')} value={formats.list([...asked.names])} look="w-2/5" />
          <Head name={t('compare.birth')} value={asked.birth} />
          <Head name={t('subject.country')} value={asked.country} />
          <th scope="col" className="py-1 text-start font-normal text-muted">
            {t('screening.matchStrength')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Space height={before} />
        {items.map(({ index, key }) => {
          const hit = hits[index];
          return (
            hit && (
              <HitRow key={key} measure={measure} index={index} pointer={hit.entry.pointer}>
                <HitCells hit={hit} onShow={onShow} />
              </HitRow>
            )
          );
        })}
        <Space height={after} />
      </tbody>
    </table>
  );
}

function Head({ name, value, look = '' }: { name: string; value: string | null; look?: string }) {
  const { t } = useTexts();
  return (
    <th scope="col" className={`py-1 pe-2 text-start font-normal text-muted ${look}`}>
      {name}
      <bdi className={`block wrap-anywhere ${value === null ? '' : 'font-medium text-ink'}`}>
        {value ?? t('compare.notAsked')}
      </bdi>
    </th>
  );
}

function HitRow({
  measure,
  index,
  pointer,
  children,
}: {
  measure: VirtualHits['measure'];
  index: number;
  pointer: string;
  children: ReactNode;
}) {
  return (
    <tr
      {...useHitProps(pointer, measure)}
      data-index={index}
      aria-rowindex={index + 2}
      className={`border-b border-line align-top text-xs ${HIT_LOOK}`}
    >
      {children}
    </tr>
  );
}

function HitCells({ hit, onShow }: { hit: ComparedHit; onShow: ShowField }) {
  const { entry, comparison } = hit;
  const { t } = useTexts();
  const notStated = t('compare.notStated');
  return (
    <>
      <th scope="row" className="py-1 pe-2 text-start font-normal">
        <HitTitle entry={entry} onShow={onShow} />{' '}
        {comparison && (
          <>
            <NameFact name={comparison.name} /> <TypeFact type={comparison.type} />
          </>
        )}
        <HitDecisionControl entry={entry} />
      </th>
      <Cell>
        {comparison && <ComparedFact text={comparison.birth.stated?.text ?? notStated} compared={comparison.birth} />}
      </Cell>
      <Cell>
        {comparison && (
          <ComparedFact text={countryText(comparison.country, t) ?? notStated} compared={comparison.country} />
        )}
      </Cell>
      <Cell>
        <HitMeasures hit={hit} />
        <ProviderMatches entry={entry} />
      </Cell>
    </>
  );
}

/** The column says that it is a country; only a place of birth needs its name. */
const countryText = ({ stated }: HitComparison['country'], t: Translate): string | null =>
  stated && (stated.isBirthPlace ? t('compare.bornIn', { value: stated.text }) : stated.text);

const Cell = ({ children }: { children: ReactNode }) => (
  <td className="py-1.5 pe-2 wrap-anywhere text-muted">{children}</td>
);

/** The rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr aria-hidden="true">
      <td colSpan={4} style={{ height }} className="p-0" />
    </tr>
  );
