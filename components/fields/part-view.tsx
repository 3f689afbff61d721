import { useContext } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { AnswerField, AnswerPart } from '@/utils/reading/sections/section';
import { valueText } from '@/utils/reading/sections/value-text';
import { FieldList } from './field-list';
import { SentTimes } from './field-value';
import { countFields } from './filter-sections';
import { Limited, ShowAll } from './limited';
import { useHoldsField } from './shown-field';

/** Items of a list with more fields than this fold individually. */
const SMALL_ITEM = 2;

/** Whether the items of a list fold: several items with many fields take one line each, and a click shows the rest. */
const foldsItems = ({ list, parts }: Pick<AnswerPart, 'list' | 'parts'>): boolean =>
  list && parts.length > 1 && parts.some(({ fields, parts: inner }) => fields.length + inner.length > SMALL_ITEM);

/** Returns the number of lines of an open group. */
export const visibleRows = ({ fields, parts }: Pick<AnswerPart, 'fields' | 'parts'>): number =>
  parts.reduce((sum, part) => sum + (foldsItems(part) ? part.parts.length : visibleRows(part)), fields.length);

const MAX_HIGHLIGHTS = 3;
const MAX_CHARACTERS = 28;

/** Fields that distinguish hits, in the order users look for them: match strength, birth, country, list, date. */
const DISTINCTIVE: readonly RegExp[] = [
  /match|similar|strength|confidence|score/,
  /dob|birth/,
  /countr|nationalit|jurisdiction/,
  /list|source|dataset|category|type/,
  /date|year|since/,
];

/** Returns a few short values of a list item, verbatim, to show beside its title. */
function highlightsOf(part: Pick<AnswerPart, 'title' | 'fields'>): { pointer: string; name: string; text: string }[] {
  const short = part.fields.filter(
    ({ value }) =>
      value.kind !== 'empty' && valueText(value).length <= MAX_CHARACTERS && valueText(value) !== part.title,
  );
  const rank = ({ key }: AnswerField): number => {
    const at = DISTINCTIVE.findIndex((words) => words.test(key.toLowerCase()));
    return at < 0 ? DISTINCTIVE.length : at;
  };
  return [...short]
    .sort((a, b) => rank(a) - rank(b))
    .filter((field) => rank(field) < DISTINCTIVE.length)
    .slice(0, MAX_HIGHLIGHTS)
    .map(({ pointer, name, value }) => ({ pointer, name, text: valueText(value) }));
}

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
