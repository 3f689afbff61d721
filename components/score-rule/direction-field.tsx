import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import type { RuleDraft } from './rule-draft';

const DIRECTIONS = [
  { direction: 'unknown', label: 'Not known' },
  { direction: 'riskier', label: 'Higher is riskier' },
  { direction: 'safer', label: 'Higher is safer' },
] as const;

/** Chooses the meaning of a high number. There is no default: one published score in four means "safer". */
export function DirectionField({
  value,
  onChange,
}: {
  value: RuleDraft['direction'];
  onChange: (value: RuleDraft['direction']) => void;
}) {
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => {
        const known = DIRECTIONS.find(({ direction }) => direction === chosen);
        if (known) onChange(known.direction);
      }}
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">Direction</Label>
      <div className="flex flex-wrap gap-2">
        {DIRECTIONS.map(({ direction, label }) => (
          <Radio
            key={direction}
            value={direction}
            className="group flex min-h-8 flex-auto cursor-default items-center gap-2 rounded-md border border-edge bg-paper px-2 data-hovered:bg-well data-selected:border-accent"
          >
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-edge bg-paper group-data-selected:border-5 group-data-selected:border-accent"
            />
            {label}
          </Radio>
        ))}
      </div>
      <Text slot="description" className="text-xs text-muted">
        Take it from the service's documents, not from its name. Not known: no colour.
      </Text>
    </RadioGroup>
  );
}
