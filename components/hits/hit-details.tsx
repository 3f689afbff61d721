import { type ReactNode, useContext, useRef, useState } from 'react';
import { ColleagueDecisions } from '@/components/decide/colleagues';
import { DecisionsContext } from '@/components/decide/decisions';
import { PastDecisions } from '@/components/decide/past-decisions';
import { FieldList } from '@/components/fields/field-list';
import { PartView } from '@/components/fields/part-view';
import type { ShowField } from '@/components/fields/shown-field';
import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import type { HitDecision } from '@/utils/decision/decision';
import { hitDecisionText } from '@/utils/decision/decision-texts';
import { strengthName, strengthScaleText } from '@/utils/reading/in-words';
import type { AnswerPart, Section } from '@/utils/reading/sections/section';
import { valueText } from '@/utils/reading/sections/value-text';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { ComparedFacts } from './compared-facts';
import { HitReason } from './hit-reason';
import { HitReviewContext } from './hit-review';
import { asideText, hitName } from './hit-words';

/** A hit in full, below its line: how it compares in words, the reason for its decision, and its own fields. */
export function HitDetails({
  hit,
  sections,
  onShow,
}: {
  hit: ComparedHit;
  sections: readonly Section[];
  onShow: ShowField;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { entry, comparison } = hit;
  const decided = useContext(DecisionsContext)?.hits.get(entry.pointer);
  const part = partAt(sections, entry.pointer);
  return (
    <div className="flex flex-col gap-1.5 bg-well px-3 py-2 text-xs">
      {comparison && (
        <div className="flex flex-wrap gap-x-3">
          <ComparedFacts comparison={comparison} />
        </div>
      )}
      <HitMeasures hit={hit} />
      <ReasonOfHit hit={hit} />
      {decided && <PastDecisions hit={decided} />}
      {decided && <ColleagueDecisions hit={decided} />}
      {part ? (
        <div data-pointer={entry.pointer} className="flex flex-col gap-1">
          <h3 className="sr-only">{hitName(entry, texts)}</h3>
          <FieldList fields={part.fields} />
          {part.parts.map((inner) => (
            <PartView key={inner.pointer} part={inner} />
          ))}
        </div>
      ) : (
        onShow && (
          <Button variant="quiet" size="small" onPress={() => onShow(entry.pointer)}>
            {t('result.allFields')}
          </Button>
        )
      )}
    </div>
  );
}

/** Returns the part of an answer that a hit is; null if it has no part of its own. */
function partAt(sections: readonly Pick<AnswerPart, 'parts'>[], pointer: string): AnswerPart | null {
  for (const { parts } of sections) {
    const found = parts.find((part) => part.pointer === pointer) ?? partAt(parts, pointer);
    if (found) return found;
  }
  return null;
}

/** How well a hit fits, and what the provider itself says of its comparison and of the state of the hit, word for word. */
export function HitMeasures({ hit }: { hit: ComparedHit }) {
  const texts = useTexts();
  const { t } = texts;
  const { entry } = hit;
  const { strength, matches, states } = entry;
  const aside = asideText(hit);
  const scale = strengthScaleText(entry, texts);
  if (strength === null && aside === '' && matches.length === 0 && states.length === 0) return null;
  return (
    <p className="text-muted">
      {aside !== '' && <bdi className="me-1">{aside}</bdi>}{' '}
      {strength && <Named name={strengthName(strength, texts)}>{valueText(strength.value)}</Named>} {scale}{' '}
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

/** What was decided about a hit and when, with the reason, which can be added here. */
function ReasonOfHit({ hit: { entry } }: { hit: ComparedHit }) {
  const texts = useTexts();
  const { t } = texts;
  const decisions = useContext(DecisionsContext);
  const review = useContext(HitReviewContext);
  /** The decision beside which a reason is typed; null while the form is closed. */
  const [reasonOf, setReasonOf] = useState<(HitDecision & { isNewer?: true }) | null>(null);
  const isOpen = reasonOf !== null;
  const opener = useRef<HTMLButtonElement>(null);
  useLostFocus(opener, isOpen, false);
  const { made = null, isChanged = false } = decisions?.hits.get(entry.pointer) ?? {};
  const failed = review?.failed?.pointer === entry.pointer ? review.failed : null;
  if (!review || made === null) return failed && <NoReplyNotice error={failed.error} onAgain={failed.again} />;
  const save = (reason: string) =>
    void review.decide(entry, made.value, reason).then(
      () => setReasonOf(null),
      // The notice says so.
      () => undefined,
    );
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className={isChanged ? 'text-caution' : ''}>
        {t('rows.decisionIs', { decision: hitDecisionText({ made, isChanged }, texts) })}
      </span>
      {isOpen ? (
        <HitReason
          reason={made.reason}
          // Typed beside another decision, it is added to this one by a second press.
          onSave={(reason) => {
            if (made.decidedAt === reasonOf.decidedAt) save(reason);
            else setReasonOf({ ...made, isNewer: true });
          }}
          onCancel={() => setReasonOf(null)}
        />
      ) : (
        <Button ref={opener} variant="quiet" size="small" data-testid="reason-of-hit" onPress={() => setReasonOf(made)}>
          {t(made.reason === '' ? 'decision.addReason' : 'decision.reason')}
        </Button>
      )}
      {reasonOf?.isNewer && (
        <span role="status" className="font-medium text-caution">
          {t('decision.newer', { decision: hitDecisionText({ made: reasonOf, isChanged: false }, texts) })}
        </span>
      )}
      {failed && <NoReplyNotice error={failed.error} onAgain={failed.again} />}
    </div>
  );
}
