import { useRef, useState } from 'react';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { AbstainReason } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { Button } from '../button';
import { ManagedNote } from '../managed-note';
import { Notice } from '../notice';
import { useLostFocus } from '../use-lost-focus';
import { PickScore } from './pick-score';
import { ScoreMeaning } from './score-meaning';
import type { Teaching } from './teaching';

/** For these reasons the question is shown automatically. */
const ASKS: ReadonlySet<AbstainReason> = new Set(['several', 'only-parts', 'rule-path-vanished', 'rule-path-retyped']);

type Step = 'closed' | 'pick' | 'meaning';

function words(rule: ScoreRule | null, report: Report): string {
  if (rule?.pointer != null) return 'What does this number mean?';
  return report.score === null ? 'Which of these is the score?' : 'Not the score? Choose another number';
}

/**
 * Lets the user choose the score field of a result and, once it is known, the meaning of the number. Each answer is
 * saved at once.
 */
export function TeachScore({
  record,
  report,
  teaching,
  open = false,
}: {
  record: LookupRecord;
  report: Report;
  teaching: Teaching;
  /** Show the question even if the score is clear, as on the options page. */
  open?: boolean;
}) {
  const { rule } = teaching;
  const reason = report.abstained?.reason ?? null;
  const asks = reason !== null && ASKS.has(reason);
  const [step, setStep] = useState<Step | null>(open && rule?.pointer != null && !asks ? 'meaning' : null);
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  const at = step ?? (asks || open ? 'pick' : 'closed');
  const section = useRef<HTMLElement>(null);
  useLostFocus(section, at, false);

  function keep(next: ScoreRule | null, then: Step): void {
    teaching.save(next).then(
      () => {
        setState('saved');
        setStep(then);
      },
      () => setState('failed'),
    );
  }
  if (teaching.isManaged) return open ? <ManagedNote /> : null;
  return (
    <section ref={section} tabIndex={-1} aria-label="Reading of the score" className="outline-none flex flex-col gap-3">
      {state === 'failed' && <Notice tone="problem" title="The extension's background did not answer. Try again." />}
      {at !== 'closed' && (
        <div className="flex flex-col gap-3 rounded-lg border border-line p-3">
          {at === 'pick' && (
            <PickScore
              report={report}
              rule={rule}
              onPick={(next) => keep(next, next?.pointer == null ? (open ? 'pick' : 'closed') : 'meaning')}
            />
          )}
          {at === 'meaning' && rule !== null && (
            <ScoreMeaning
              key={rule.pointer}
              record={record}
              rule={rule}
              teaching={teaching}
              onSave={(next) => keep(next, open ? 'meaning' : 'closed')}
              onPickOther={() => setStep('pick')}
            />
          )}
        </div>
      )}
      {at !== 'closed' && !open && !asks && (
        <span>
          <Button onPress={() => setStep('closed')}>Close</Button>
        </span>
      )}
      {at === 'closed' && !asks && (
        <span>
          <Button look="quiet" onPress={() => setStep(rule?.pointer == null ? 'pick' : 'meaning')}>
            {words(rule, report)}
          </Button>
        </span>
      )}
      <span role="status" className={state === 'saved' ? 'text-xs text-muted' : 'sr-only'}>
        {state === 'saved' && '✓ Saved for all answers of this kind'}
      </span>
    </section>
  );
}
