import { useContext, useState } from 'react';
import { ColleagueDecisions, useColleagueLines } from '@/components/decide/colleagues';
import { DecisionsContext } from '@/components/decide/decisions';
import { useTexts } from '@/components/kit/texts';
import { hitDecisionText } from '@/utils/decision/decision-texts';
import { strengthName } from '@/utils/reading/in-words';
import { valueText } from '@/utils/reading/sections/value-text';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { ComparedFacts, ComparedSign } from './compared-facts';
import { HitChoices } from './hit-choices';
import { HitMeasures } from './hit-details';
import { HitReviewContext } from './hit-review';
import { HitNames } from './hit-title';
import { hitName, kindsText, listText, statedText } from './hit-words';

/**
 * A hit in two lines of 24 px: whom it names and the decision; its kinds, list, birth, country and match. The height is always
 * the same.
 */
export function HitLines({ hit }: { hit: ComparedHit }) {
  const texts = useTexts();
  const { t } = texts;
  const { entry, comparison } = hit;
  const { pointer, strength } = entry;
  const isCurrent = useContext(HitReviewContext)?.current === pointer;
  const [isHovered, setHovered] = useState(false);
  const isDecidable = isCurrent || isHovered;
  const decided = useContext(DecisionsContext)?.hits.get(pointer);
  const colleague = useColleagueLines(decided).find(({ isVoid }) => !isVoid);
  const where = [kindsText(entry, texts), listText(entry), colleague && `${colleague.from}: ${colleague.said}`]
    .filter(Boolean)
    .join(' · ');
  return (
    <div
      className="flex h-12 flex-col justify-center border-b border-line px-2"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <div className="flex h-6 min-w-0 items-center gap-1">
        <span className="flex min-w-0 flex-1 items-center gap-1">
          <HitNames hit={hit} isCurrent={isCurrent} />
        </span>
        <HitChoices entry={entry} isOpen={isDecidable} />
      </div>{' '}
      <div className="flex h-5 min-w-0 items-center gap-2 text-xs text-muted">
        <span className="min-w-1/4 flex-1 truncate" title={where}>
          {where}
        </span>{' '}
        {comparison && (
          <>
            <ComparedSign
              compared={comparison.birth}
              text={statedText(comparison.birth, texts)}
              none={t('compare.noBirth')}
            />{' '}
            <ComparedSign
              compared={comparison.country}
              text={statedText(comparison.country, texts)}
              none={t('compare.noCountry')}
            />{' '}
            {comparison.type.state === 'differs' && (
              <ComparedSign compared={comparison.type} text={comparison.type.stated?.text} none="" />
            )}
          </>
        )}
        {strength && (
          <span className="shrink-0 tabular-nums" title={strengthName(strength, texts)}>
            <span className="sr-only">{strengthName(strength, texts)} </span>
            {valueText(strength.value)}
          </span>
        )}
      </div>
    </div>
  );
}

/** A hit on paper, with every word. */
export function PrintedHit({ hit }: { hit: ComparedHit }) {
  const texts = useTexts();
  const { entry, comparison } = hit;
  const decided = useContext(DecisionsContext)?.hits.get(entry.pointer);
  const { made = null, isChanged = false } = decided ?? {};
  return (
    <>
      <p>
        <bdi className="font-medium">{hitName(entry, texts)}</bdi>{' '}
        <span className="text-xs">{[kindsText(entry, texts), listText(entry)].filter(Boolean).join(' · ')}</span>
      </p>
      {comparison && (
        <div className="flex flex-wrap gap-x-2.5 text-xs">
          <ComparedFacts comparison={comparison} />
        </div>
      )}
      <HitMeasures hit={hit} />
      {made && (
        <p className="text-xs">
          {texts.t('rows.decisionIs', { decision: hitDecisionText({ made, isChanged }, texts) })}
        </p>
      )}
      {decided && <ColleagueDecisions hit={decided} />}
    </>
  );
}
