import { Copy } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { useTexts } from '@/components/kit/texts';
import type { RowChoice } from './use-row-choice';

/** What can be done with the rows that the user chooses in the table below. */
export function ChosenRows({ choice }: { choice: RowChoice }) {
  const { t } = useTexts();
  const { count, most, areAll, onAll, onCopy, onEnd, status } = choice;
  return (
    <section
      aria-label={t('rows.copyRows')}
      data-testid="chosen-rows"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-well px-2"
    >
      <Checkbox
        autoFocus
        data-testid="choose-all"
        isDisabled={most === 0}
        isSelected={areAll}
        isIndeterminate={count > 0 && !areAll}
        onChange={onAll}
      >
        {t('rows.allShown')}
      </Checkbox>
      <p role="status" className="min-w-0 flex-[1_1_8rem] text-xs text-muted">
        {[t('rows.chosen', { count }), status].filter(Boolean).join(' · ')}
      </p>
      <div className="flex flex-wrap items-center gap-2 py-1">
        <Button data-testid="copy-rows" isDisabled={count === 0} onPress={onCopy}>
          <Copy />
          {t('rows.copy')}
        </Button>
        <Button variant="quiet" data-testid="end-choice" onPress={onEnd}>
          {t('form.close')}
        </Button>
      </div>
    </section>
  );
}
