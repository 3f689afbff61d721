import type { HitComparison } from '@/utils/compare/compare-hit';
import { comparisonInWords } from '@/utils/compare/comparison-in-words';
import { type HitWithDecision, isUndecided } from '@/utils/decision/decided-hits';
import { hitDecisionText } from '@/utils/decision/decision-texts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { SCREENING_NAMES } from '@/utils/reading/in-words';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { valueText } from '@/utils/reading/sections/value-text';
import type { ComparedHit } from '@/utils/result/compared-hits';
import type { Texts } from '@/utils/texts/texts';

/** Returns the name of a hit as sent; that it states none if it has none. */
export const hitName = ({ name }: Pick<ScreeningEntry, 'name'>, { t }: Pick<Texts, 't'>): string =>
  name.map(({ value }) => valueText(value)).join(' ') || t('compare.noName');

/** Returns the kinds of a hit: "Sanctions · PEP". */
export const kindsText = ({ kinds }: Pick<ScreeningEntry, 'kinds'>, { t }: Pick<Texts, 't'>): string =>
  kinds.map((kind) => t(SCREENING_NAMES[kind])).join(' · ');

/** Returns the list of a hit, and its type if that says more than its kinds. */
export function listText({ list, type, kinds }: Pick<ScreeningEntry, 'list' | 'type' | 'kinds'>): string {
  const words = list ? [valueText(list.value)] : [];
  if (type && !isKind(valueText(type.value), kinds)) words.push(valueText(type.value));
  return words.filter((word) => word !== '').join(' · ');
}

/** Returns what else tells who a hit is: the provider's id beside another of the same name, and its other name. */
export function asideText({ entry: { other }, comparison, idOfTwin }: ComparedHit): string {
  const { name, birth, country } = comparison ?? {};
  const shown = [birth, country, name?.isAlias ? name : undefined];
  const isCompared = shown.some((fact) => fact?.stated?.pointer === other?.pointer);
  const aside = other && !isCompared ? `${other.name} ${valueText(other.value)}` : '';
  return [idOfTwin === null ? '' : `# ${idOfTwin}`, aside].filter((text) => text !== '').join(' · ');
}

/** Returns what a hit states, as its row shows it: a place of birth is named as one, since it stands where nationalities do. */
export const statedText = ({ stated }: HitComparison['birth' | 'country'], { t }: Pick<Texts, 't'>): string =>
  stated?.isBirthPlace ? t('compare.bornIn', { value: stated.text }) : (stated?.text ?? '');

/** Returns a hit as a screen reader says it: whom it names, its kinds and list, how it compares, and what was decided. */
export function hitInWords(
  of: ComparedHit,
  hit: Pick<HitWithDecision, 'made' | 'isChanged'> | undefined,
  texts: Pick<Texts, 't' | 'formats'>,
): string {
  const { t } = texts;
  const { entry, comparison } = of;
  const { made = null, isChanged = false } = hit ?? {};
  const parts = [
    ...[hitName(entry, texts), asideText(of), kindsText(entry, texts), listText(entry)],
    ...(comparison ? comparisonInWords(comparison, texts) : []),
    made === null ? '' : hitDecisionText({ made, isChanged }, texts),
    hit && isUndecided(hit) ? t('rows.undecided') : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const KIND_WORDS: Record<ScreeningKind, RegExp> = {
  sanctions: /^sanctions?$/i,
  pep: /^peps?$/i,
  watchlists: /^watch[\s_-]?lists?$/i,
  media: /^adverse[\s_-]?media$/i,
};

/** Whether a type only says again of which kind the hit is: "pep", or "sanction, pep". */
const isKind = (type: string, kinds: readonly ScreeningKind[]): boolean =>
  type.split(/\s*[,;/|]\s*/).every((word) => kinds.some((kind) => KIND_WORDS[kind].test(word)));
