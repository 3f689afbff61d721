import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/form/button';
import { useTexts } from '@/components/texts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { SCREENING_NAMES } from '@/utils/reading/screening-text';
import type { AnswerField } from '@/utils/reading/sections/section';
import { valueText } from '@/utils/reading/sections/value-text';
import type { ShowField } from './shown-field';

/** The first entries of a screening: whom each names, on which list, why, and how well it fits, in the answer's words. */
export function ScreeningEntries({ entries, onShow }: { entries: readonly ScreeningEntry[]; onShow: ShowField }) {
  const { t } = useTexts();
  if (entries.length === 0) return null;
  return (
    <ul aria-label={t('screening.first')} className="mt-1.5 flex flex-col gap-1 border-t border-line pt-1.5">
      {entries.map((entry) => (
        <li key={entry.pointer}>
          <span className="text-xs text-muted">{entry.kinds.map((kind) => t(SCREENING_NAMES[kind])).join(', ')}</span>{' '}
          <Name entry={entry} onShow={onShow} />
          {piecesOf(entry).map(({ pointer, piece }) => (
            <Fragment key={pointer}>
              <span className="text-muted"> · </span>
              {piece}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Name({ entry: { pointer, name }, onShow }: { entry: ScreeningEntry; onShow: ShowField }) {
  const { t } = useTexts();
  const text = name.map(({ value }) => valueText(value)).join(' ');
  if (onShow === null) return <bdi className="font-medium">{text}</bdi>;
  return (
    <Button variant="quiet" onPress={() => onShow(pointer)}>
      {text === '' ? t('screening.show') : <bdi>{text}</bdi>}
    </Button>
  );
}

function piecesOf({ list, type, strength }: ScreeningEntry): { pointer: string; piece: ReactNode }[] {
  const words = [list, type].filter((field) => field !== null);
  return [
    ...words.map((field) => ({ pointer: field.pointer, piece: <bdi>{valueText(field.value)}</bdi> })),
    ...(strength ? [{ pointer: strength.pointer, piece: <Strength field={strength} /> }] : []),
  ];
}

/** The measure of a match is not the subject's score, even if the answer calls it so. */
function Strength({ field: { key, name, value } }: { field: AnswerField }) {
  const { t } = useTexts();
  return (
    <span className="text-muted">
      {/^score$/i.test(key) ? t('screening.matchStrength') : <bdi>{name}</bdi>}{' '}
      <bdi className="text-ink tabular-nums">{valueText(value)}</bdi>
    </span>
  );
}
