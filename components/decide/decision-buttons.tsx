import { Check } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

const CHOICE_LOOK =
  'inline-flex min-h-6 cursor-default items-center gap-1 rounded-md border border-edge bg-paper px-2 text-xs font-medium data-hovered:bg-well data-selected:border-ink data-selected:bg-well data-selected:font-semibold forced-colors:data-selected:border-[Highlight]';

/** The possible decisions about one thing, of which at most one is chosen. Shown as chosen only once it is saved. */
export function DecisionButtons<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: Value | null;
  choices: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
}) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection={value !== null}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const chosen = choices.find((choice) => keys.has(choice.value));
        if (chosen) onChoose(chosen.value);
      }}
      className="flex flex-wrap gap-1"
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          id={choice.value}
          data-testid={`decide-${choice.value}`}
          className={CHOICE_LOOK}
        >
          {({ isSelected }) => (
            <>
              {isSelected && <Check className="size-3.5" />} {choice.text}
            </>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
