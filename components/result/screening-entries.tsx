import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { entriesRemarks, SCREENING_NAMES, strengthName, strengthScaleText } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { valueText } from '@/utils/reading/sections/value-text';
import type { Texts } from '@/utils/texts/texts';
import type { ShowField } from './shown-field';

/** The first entries of a screening: whom each names, on which list, why, and how well it fits, in the answer's words. */
export function ScreeningEntries({
  report,
  onShow,
}: {
  report: Pick<Report, 'screening' | 'screeningEntries'>;
  onShow: ShowField;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const { screeningEntries } = report;
  const remarks = entriesRemarks(report, texts);
  if (screeningEntries.length === 0) return null;
  return (
    <div className="mt-1.5 flex flex-col gap-1 border-t border-line pt-1.5">
      <ul aria-label={t('screening.first')} className="flex flex-col gap-1">
        {screeningEntries.map((entry) => (
          <li key={entry.pointer}>
            <span className="text-xs text-muted">
              {formats.list(entry.kinds.map((kind) => t(SCREENING_NAMES[kind])))}
            </span>{' '}
            {piecesOf(entry, onShow, texts).map(({ key, piece }, i) => (
              <Fragment key={key}>
                {i > 0 && <span className="text-muted"> · </span>}
                {piece}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      {remarks.length > 0 && <p className="text-xs text-muted">{remarks.join(' · ')}</p>}
    </div>
  );
}

interface Piece {
  key: string;
  piece: ReactNode;
}

/** What an entry says, with the way to it: its name; without one, its list or kind. */
function piecesOf(entry: ScreeningEntry, onShow: ShowField, texts: Texts): Piece[] {
  const { name, birth, country, list, type, strength, other, pointer } = entry;
  const words = [name.map(({ value }) => valueText(value)).join(' ')];
  for (const field of [list, type]) if (field) words.push(valueText(field.value));
  const [title, ...more] = words.filter((word) => word !== '');
  const scale = strengthScaleText(entry, texts);
  return [
    ...titleOf(title, pointer, onShow, texts),
    ...more.map((word, i) => ({ key: String(i), piece: <bdi>{word}</bdi> })),
    ...[birth, country, other].flatMap((field) =>
      field ? [{ key: field.pointer, piece: <Named name={field.name} text={valueText(field.value)} /> }] : [],
    ),
    ...(strength
      ? [{ key: 'strength', piece: <Named name={strengthName(strength, texts)} text={valueText(strength.value)} /> }]
      : []),
    ...(scale === null ? [] : [{ key: 'scale', piece: <span className="text-muted">{scale}</span> }]),
  ];
}

function titleOf(title: string | undefined, pointer: string, onShow: ShowField, { t }: Texts): Piece[] {
  if (onShow === null)
    return title === undefined ? [] : [{ key: 'title', piece: <bdi className="font-medium">{title}</bdi> }];
  const piece = (
    <Button variant="quiet" size="small" onPress={() => onShow(pointer)}>
      {title === undefined ? t('screening.show') : <bdi>{title}</bdi>}
    </Button>
  );
  return [{ key: 'title', piece }];
}

function Named({ name, text }: { name: string; text: string }) {
  return (
    <span className="text-muted">
      <bdi>{name}</bdi> <bdi className="text-ink tabular-nums">{text}</bdi>
    </span>
  );
}
