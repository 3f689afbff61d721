import { TextField } from '@/components/form/text-field';
import type { RuleDraft } from './rule-draft';

/** Both ends of the scale, or neither. */
export function ScaleFields({
  draft,
  onChange,
  problem,
  stated,
}: {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  problem: string | undefined;
  /** The scale stated in the answer. */
  stated: string | null;
}) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">Scale</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Lowest"
          inputMode="decimal"
          autoComplete="off"
          value={draft.min}
          onChange={(min) => onChange({ ...draft, min })}
          problem={problem}
        />
        <TextField
          label="Highest"
          inputMode="decimal"
          autoComplete="off"
          value={draft.max}
          onChange={(max) => onChange({ ...draft, max })}
          {...(problem === undefined ? {} : { problem: ' ' })}
        />
      </div>
      <p className="text-xs text-muted">
        {stated === null
          ? 'Only if you know it from the service. Left empty, the number stands without a scale.'
          : `This answer states ${stated} itself; leave this empty.`}
      </p>
    </fieldset>
  );
}
