import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { FIELD_CONTROL_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK, INPUT_LOOK } from './look';

/** A choice from a short list. Uses the browser's native control, which works with every keyboard and screen reader. */
export function Select<Id extends string>({
  label,
  description,
  value,
  options,
  onChange,
  isLabelHidden = false,
  isDisabled = false,
  isRequired = false,
}: {
  label: string;
  description?: string;
  value: Id;
  options: readonly { id: Id; name: string }[];
  onChange: (value: Id) => void;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
}) {
  const id = useId();
  return (
    <div className={`min-w-0 ${FIELD_LOOK}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : `${FIELD_SIDE_LOOK} font-medium`}>
        {label}
      </label>
      <div className={`relative ${FIELD_CONTROL_LOOK}`}>
        <select
          id={id}
          value={value}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-describedby={description === undefined ? undefined : `${id}-more`}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
          className={`${INPUT_LOOK} appearance-none pe-8`}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute inset-y-0 end-2 my-auto text-muted" />
      </div>
      {description !== undefined && (
        <p id={`${id}-more`} className={`${FIELD_SIDE_LOOK} text-xs text-muted`}>
          {description}
        </p>
      )}
    </div>
  );
}
