import { Minus, Plus } from 'lucide-react';
import { NumberField as AriaNumberField, Button, Group, Input, Label, Text } from 'react-aria-components';
import { SavedNote } from './appear';
import { FIELD_CONTROL_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK, INPUT_LOOK } from './look';
import { NoReplyNotice } from './no-reply-notice';
import { ManagedNote } from './setting-rows';
import { useTexts } from './texts';
import { useSavedChoice } from './use-saved-choice';

const STEP_LOOK =
  'flex min-h-9 w-9 shrink-0 items-center justify-center cursor-default rounded-md border border-edge bg-paper text-ink data-hovered:bg-well data-disabled:opacity-60';

/** A whole number within bounds, which it states, saved on Enter, on a step, or when the field loses focus. */
export function NumberField({
  id,
  label,
  description,
  min,
  max,
  value,
  step = 1,
  blankValue,
  isManaged = false,
  onSave,
}: {
  /** Of the input, so that `options.html#<id>` can open it. */
  id?: string;
  label: string;
  description: string;
  min: number;
  max: number;
  value: number;
  /** How far the buttons go; any whole number can be typed. */
  step?: number;
  /** The value that an empty field means, such as "no limit"; it is below `min`. Without one, an empty field is no value. */
  blankValue?: number;
  isManaged?: boolean;
  onSave: (value: number) => Promise<unknown>;
}) {
  const { t, formats } = useTexts();
  const { shown, state, error, choose } = useSavedChoice(value, onSave);
  /** A button to the next multiple of `step`. The keyboard has the arrow keys, so it is no Tab stop. */
  const stepTo = (direction: 1 | -1) => {
    const next = direction === 1 ? Math.floor(shown / step) * step + step : Math.ceil(shown / step) * step - step;
    const bounded = Math.min(max, Math.max(min, next));
    return {
      // The library's own buttons would step the typed values as well.
      slot: null,
      excludeFromTabOrder: true,
      preventFocusOnPress: true,
      isDisabled: isManaged || (direction === 1 ? bounded <= shown : bounded >= shown),
      onPress: () => choose(bounded),
    };
  };
  return (
    <div className="relative flex flex-col gap-1">
      <AriaNumberField
        {...(id && { id })}
        minValue={min}
        maxValue={max}
        step={1}
        isWheelDisabled
        isReadOnly={isManaged}
        value={shown === blankValue ? Number.NaN : shown}
        onChange={(typed) => {
          if (!Number.isNaN(typed)) choose(typed);
          // Without a blank value, the previous number returns.
          else if (blankValue !== undefined) choose(blankValue);
        }}
        className={FIELD_LOOK}
      >
        <Label className={`${FIELD_SIDE_LOOK} font-medium`}>{label}</Label>
        <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${FIELD_CONTROL_LOOK}`}>
          <Group role="presentation" className="flex w-40 shrink-0 gap-1">
            <Button {...stepTo(-1)} aria-label={t('form.decrease', { label })} className={STEP_LOOK}>
              <Minus />
            </Button>
            <Input className={`${INPUT_LOOK} text-center`} />
            <Button {...stepTo(1)} aria-label={t('form.increase', { label })} className={STEP_LOOK}>
              <Plus />
            </Button>
          </Group>
          {isManaged && <ManagedNote />}
        </div>
        <Text slot="description" className={`${FIELD_SIDE_LOOK} text-xs text-muted`}>
          <bdi className="whitespace-nowrap">{formats.range(min, max)}</bdi> · {description}
        </Text>
      </AriaNumberField>
      <SavedNote isSaved={state === 'saved'} />
      {state === 'failed' && <NoReplyNotice error={error} onAgain={() => choose(shown)} />}
    </div>
  );
}
