import { Fragment, useContext, useState } from 'react';
import { ShowAll } from '@/components/fields/limited';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { HitKeys } from '@/utils/decision/decided-hits';
import type { Decision } from '@/utils/decision/decision';
import { HIT_DECISION_TEXTS, SUBJECT_DECISION_TEXTS } from '@/utils/decision/decision-texts';
import type { PastDecision } from '@/utils/log/decision-in-log';
import { DecisionsContext } from './decisions';

/**
 * Everything that was decided about the subject, or about a hit, one press away; nothing as long as that is what the decision
 * itself says. On paper it is there at once.
 */
export function PastDecisions({ hit }: { hit: HitKeys | null }) {
  const decisions = useContext(DecisionsContext);
  return <PastDecisionList past={(decisions?.past ?? []).filter(({ made }) => isAbout(made, hit))} />;
}

/** Decisions of which at least one was replaced or taken back, one press away. */
export function PastDecisionList({
  past,
  isNamed = false,
}: {
  past: readonly PastDecision[];
  /** Decisions about hits say which. */
  isNamed?: boolean;
}) {
  const { t } = useTexts();
  const isPaper = useContext(ShowAll);
  const [isOpen, setOpen] = useState(false);
  if (past.length < 2 && !past.some(({ isUndone }) => isUndone)) return null;
  return (
    <div className="w-full text-xs text-muted" data-testid="past-decisions">
      {isPaper ? (
        t('decision.past', { count: past.length })
      ) : (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('decision.past', { count: past.length })}
        </Button>
      )}
      {(isOpen || isPaper) && (
        <ol className="flex flex-col ps-2">
          {past.map((one) => (
            <PastLine key={one.number} past={one} isNamed={isNamed} />
          ))}
        </ol>
      )}
    </div>
  );
}

function PastLine({
  past: { made, isUndone, hit },
  isNamed,
}: {
  past: PastDecision;
  /** Decisions about several hits say which. */
  isNamed: boolean;
}) {
  const { t, formats } = useTexts();
  const word = t(made.of === 'subject' ? SUBJECT_DECISION_TEXTS[made.value] : HIT_DECISION_TEXTS[made.value]);
  const words = [word, formats.moment(made.decidedAt, 'day'), made.operator];
  return (
    <li className="wrap-anywhere">
      {words.filter((text) => text !== '').join(' · ')}
      {isUndone && <> · {t('decision.undone')}</>}
      {[isNamed ? hit : '', wordsOf(made)].filter(Boolean).map((text) => (
        <Fragment key={text}>
          {' · '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </li>
  );
}

const wordsOf = (made: Decision): string => (made.of === 'subject' ? made.note : made.reason);

/** A hit without an id is found again by its look; see `HitKeys`. */
const isAbout = (made: Decision, hit: HitKeys | null): boolean =>
  made.of === 'subject'
    ? hit === null
    : hit !== null && (made.hitKey === hit.key || (hit.look !== null && made.look === hit.look));
