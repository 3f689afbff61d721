import type { Ref } from 'react';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import type { RuleDraft } from './rule-draft';

/** Both ends of the scale, or neither. */
export function ScaleFields({
  draft,
  onChange,
  minRef,
  problem,
  stated,
}: {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  minRef: Ref<HTMLInputElement>;
  problem: string | undefined;
  /** The scale stated in the result. */
  stated: { min: number | null; max: number } | null;
}) {
  const { t } = useTexts();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{t('scoreRule.scale')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('scoreRule.min')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.min}
          onChange={(min) => onChange({ ...draft, min })}
          inputRef={minRef}
          problem={problem}
        />
        <TextField
          label={t('scoreRule.max')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.max}
          onChange={(max) => onChange({ ...draft, max })}
          {...(problem === undefined ? {} : { problem: ' ' })}
        />
      </div>
      <p className="text-xs text-muted">
        {stated === null
          ? t('scoreRule.scaleHelp')
          : stated.min === null
            ? t('scoreRule.scaleStatedMax', { max: String(stated.max) })
            : t('scoreRule.scaleStated', { min: String(stated.min), max: String(stated.max) })}
      </p>
    </fieldset>
  );
}
