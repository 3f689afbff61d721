import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import type { ScreeningKind } from '@/utils/reading/facts/screening/screening-kind';
import { SCREENING_NAMES, strengthName, strengthScaleText } from '@/utils/reading/in-words';
import { valueText } from '@/utils/reading/sections/read-value';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { ComparedFacts } from './compared-facts';
import { HitDecisionControl } from './hit-decision';
import type { ShowField } from './shown-field';

/** Two lines: whom a hit names, where, and how well it fits; then how it compares. A third has what the provider says. */
export function HitLines({ hit, onShow }: { hit: ComparedHit; onShow: ShowField }) {
  const { entry, comparison } = hit;
  return (
    <>
      <div>
        <HitTitle entry={entry} onShow={onShow} /> <HitMeasures hit={hit} />
      </div>{' '}
      {comparison && (
        <div className="flex flex-wrap gap-x-2.5 text-xs text-muted">
          <ComparedFacts comparison={comparison} />
        </div>
      )}{' '}
      <ProviderMatches entry={entry} />
      <HitDecisionControl entry={entry} />
    </>
  );
}

/** Whom a hit names, and on which list. Without a name, its list or kind leads to it. */
export function HitTitle({ entry, onShow }: { entry: ScreeningEntry; onShow: ShowField }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const [title, ...more] = titleWords(entry);
  return (
    <>
      {onShow ? (
        <Button variant="quiet" size="small" onPress={() => onShow(entry.pointer)}>
          {title === undefined ? t('screening.show') : <bdi>{title}</bdi>}
        </Button>
      ) : (
        title !== undefined && <bdi className="font-medium">{title}</bdi>
      )}{' '}
      <span className="ms-1 text-xs text-muted">
        {[formats.list(entry.kinds.map((kind) => t(SCREENING_NAMES[kind]))), ...more].join(' · ')}
      </span>
    </>
  );
}

function titleWords({ name, list, type, kinds }: ScreeningEntry): string[] {
  const words = [name.map(({ value }) => valueText(value)).join(' ')];
  if (list) words.push(valueText(list.value));
  if (type && !isKind(valueText(type.value), kinds)) words.push(valueText(type.value));
  return words.filter((word) => word !== '');
}

const KIND_WORDS: Record<ScreeningKind, RegExp> = {
  sanctions: /^sanctions?$/i,
  pep: /^peps?$/i,
  watchlists: /^watch[\s_-]?lists?$/i,
  media: /^adverse[\s_-]?media$/i,
};

/** Whether a type only says again of which kind the hit is. */
const isKind = (type: string, kinds: readonly ScreeningKind[]): boolean =>
  kinds.some((kind) => KIND_WORDS[kind].test(type));

/** How well a hit fits, in the provider's own measure; one field of a hit that has nothing else. */
export function HitMeasures({ hit: { entry, comparison, idOfTwin } }: { hit: ComparedHit }) {
  const texts = useTexts();
  const { strength, other, matches } = entry;
  const scale = strengthScaleText(entry, texts);
  const isMatch = matches.some(({ pointer }) => strength && `${pointer}/`.startsWith(`${strength.pointer}/`));
  const isCompared =
    comparison !== null &&
    [comparison.birth, comparison.country].some(({ stated }) => stated?.pointer === other?.pointer);
  return (
    <span className="text-xs text-muted">
      {idOfTwin !== null && <Named name="#">{idOfTwin}</Named>}{' '}
      {other && !isCompared && <Named name={other.name}>{valueText(other.value)}</Named>}{' '}
      {strength && !isMatch && <Named name={strengthName(strength, texts)}>{valueText(strength.value)}</Named>}{' '}
      {scale !== null && <span>{scale}</span>}
    </span>
  );
}

/** What the provider itself says of its comparison and of the state of the hit, word for word. */
export function ProviderMatches({ entry: { matches, states } }: { entry: ScreeningEntry }) {
  const { t } = useTexts();
  if (matches.length === 0 && states.length === 0) return null;
  return (
    <p className="text-xs text-muted">
      {matches.length > 0 && <Named name={t('compare.provider')}>{matches.map(({ text }) => text).join(' · ')}</Named>}{' '}
      {states.map(({ pointer, name, value }) => (
        <Named key={pointer} name={name}>
          {valueText(value)}
        </Named>
      ))}
    </p>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="me-1 wrap-anywhere">
      <bdi>{name}</bdi> <bdi className="text-ink tabular-nums">{children}</bdi>
    </span>
  );
}
