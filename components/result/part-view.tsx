import { useContext } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { AnswerPart } from '@/utils/reading/sections/section';
import { FieldList } from './field-list';
import { countFields } from './filter-sections';
import { highlightsOf } from './highlights';
import { Limited, ShowAll } from './limited';
import { SentTimes } from './sent-times';
import { useHoldsField } from './shown-field';
import { foldsItems } from './visible-rows';

const FIRST_ITEMS = 10;
/** Deeper parts are not indented further: 32 levels must fit into 320 px. */
const MAX_INDENT = 4;

/**
 * One part of the answer under the service's title. `under` is the title directly above; an equal title is not
 * repeated.
 */
export function PartView({ part, depth = 0, under = '' }: { part: AnswerPart; depth?: number; under?: string }) {
  const { t, formats } = useTexts();
  const title = part.title || t('result.wholeResponse');
  const isSame = title.toLowerCase() === under.toLowerCase();
  const folds = foldsItems(part);
  return (
    <section
      data-pointer={part.pointer}
      className={`flex flex-col gap-1 rounded-sm focus:outline-2 focus:outline-accent ${isSame ? '' : depth < MAX_INDENT ? 'border-s-2 border-line ps-2' : ''}`}
    >
      <h4 dir="auto" className={isSame ? 'sr-only' : 'text-with-parent text-xs font-semibold text-muted'}>
        {title}
        {part.list && part.parts.length > 0 && (
          <span className="font-normal"> · {formats.number(part.parts.length)}</span>
        )}
        <SentTimes times={part.times} isLast />
      </h4>
      <FieldList fields={part.fields} />
      <Limited items={part.parts} first={FIRST_ITEMS}>
        {(shown) =>
          shown.map((inner) =>
            folds ? (
              <Item key={inner.pointer} part={inner} depth={depth + 1} />
            ) : (
              <PartView key={inner.pointer} part={inner} depth={depth + 1} />
            ),
          )
        }
      </Limited>
    </section>
  );
}

/** One of many hits, accounts or breaches: its name and distinguishing values; a click shows the rest. */
function Item({ part, depth }: { part: AnswerPart; depth: number }) {
  const { t } = useTexts();
  const isPrinted = useContext(ShowAll);
  const isOpen = useHoldsField()(part) || isPrinted;
  return (
    <details
      data-pointer={part.pointer}
      open={isOpen}
      className="focus:outline-2 focus:outline-accent rounded-md border border-line px-2 py-1"
    >
      <summary>
        <bdi className="font-medium">{part.title}</bdi>
        <SentTimes times={part.times} isLast />
        <span className="text-xs text-muted">
          {' '}
          {highlightsOf(part).map(({ pointer, name, text }) => (
            <span key={pointer}>
              · <bdi>{name}</bdi> <bdi className="inline-block max-w-full tabular-nums">{text}</bdi>{' '}
            </span>
          ))}
        </span>
      </summary>
      <div className="mt-1 flex flex-col gap-2">
        {countFields(part) === 0 && (
          <p className="text-muted italic">{t(part.list ? 'value.emptyList' : 'value.empty')}</p>
        )}
        <FieldList fields={part.fields} />
        {part.parts.map((inner) => (
          <PartView key={inner.pointer} part={inner} depth={depth + 1} />
        ))}
      </div>
    </details>
  );
}
