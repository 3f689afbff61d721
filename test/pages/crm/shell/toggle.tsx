interface ToggleProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Something that is on or off, with a line that says what it does. */
export function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 accent-brand"
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="text-quiet">{hint}</span>
      </span>
    </label>
  );
}
