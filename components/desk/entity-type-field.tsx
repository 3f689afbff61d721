import type { Ref } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { FieldProblem } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import type { SubjectDraft } from '@/utils/service/subject-draft';

const TYPES = [
  { type: 'individual', label: 'subject.individual' },
  { type: 'business', label: 'subject.business' },
] as const;

/** Individual or business. There is no default, because the answer depends on it. */
export function EntityTypeField({
  value,
  onChange,
  problem,
  firstRef,
}: {
  value: SubjectDraft['entityType'];
  onChange: (value: SubjectDraft['entityType']) => void;
  problem: string | undefined;
  firstRef: Ref<HTMLInputElement | null>;
}) {
  const { t } = useTexts();
  return (
    <RadioGroup
      value={value === '' ? null : value}
      onChange={(chosen) => {
        const known = TYPES.find(({ type }) => type === chosen);
        if (known) onChange(known.type);
      }}
      isRequired
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      orientation="horizontal"
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">{t('subject.type')}</Label>
      <div className="flex flex-wrap gap-2">
        {TYPES.map(({ type, label }, index) => (
          <Radio
            key={type}
            value={type}
            data-testid={`entity-${type}`}
            {...(index === 0 ? { inputRef: firstRef } : {})}
            className="group flex min-h-8 flex-1 cursor-default items-center gap-2 rounded-md border border-edge bg-paper px-2 data-hovered:bg-well data-invalid:border-problem data-selected:border-accent"
          >
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-edge bg-paper group-data-selected:border-5 group-data-selected:border-accent"
            />
            {t(label)}
          </Radio>
        ))}
      </div>
      <FieldProblem>{problem}</FieldProblem>
    </RadioGroup>
  );
}
