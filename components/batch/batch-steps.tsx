import { Check, ChevronRight } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';

const STEPS = ['list', 'check', 'run'] as const;
const NAMES = { list: 'batch.stepList', check: 'batch.stepCheck', run: 'batch.stepRun' } as const;

/** The steps of a batch: enter a list, check what would be sent, run. `at`: the current step. */
export function BatchSteps({ at }: { at: (typeof STEPS)[number] }) {
  const { t } = useTexts();
  const current = STEPS.indexOf(at);
  return (
    <ol aria-label={t('batch.steps')} data-testid="batch-steps" className="flex flex-wrap items-center gap-2 text-xs">
      {STEPS.map((step, index) => {
        const isCurrent = index === current;
        const look = isCurrent ? 'border-accent bg-accent text-on-accent' : 'border-edge';
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex items-center gap-1.5 ${isCurrent ? 'font-semibold' : 'text-muted'}`}
          >
            {index > 0 && <ChevronRight className="text-muted rtl:rotate-180" />}
            <span aria-hidden="true" className={`grid size-5 place-items-center rounded-full border ${look}`}>
              {index < current ? <Check className="size-3" /> : index + 1}
            </span>
            {t(NAMES[step])}
          </li>
        );
      })}
    </ol>
  );
}
