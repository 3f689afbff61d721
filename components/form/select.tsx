import { useId } from 'react';
import { INPUT_LOOK } from './text-field';

/** A choice from a short list. Uses the browser's native control, which works with every keyboard and screen reader. */
export function Select<Id extends string>({
  label,
  description,
  value,
  options,
  onChange,
  isLabelHidden = false,
  isDisabled = false,
}: {
  label: string;
  description?: string;
  value: Id;
  options: readonly { id: Id; name: string }[];
  onChange: (value: Id) => void;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
}) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={description === undefined ? undefined : `${id}-more`}
        onChange={(event) => {
          const chosen = options.find((option) => option.id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
        className={INPUT_LOOK}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      {description !== undefined && (
        <p id={`${id}-more`} className="text-xs text-muted">
          {description}
        </p>
      )}
    </div>
  );
}
