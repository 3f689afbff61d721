import { Select as AriaSelect, Button, Label, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components';

/** A dropdown: one of several options. */
export function Select<Id extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { id: Id; words: string }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  return (
    <AriaSelect
      value={value}
      onChange={(chosen) => {
        const known = options.find(({ id }) => id === chosen);
        if (known) onChange(known.id);
      }}
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">{label}</Label>
      <Button className="flex min-h-8 w-full cursor-default items-center gap-2 rounded-md border border-edge bg-paper px-2 text-left">
        <SelectValue className="min-w-0 flex-1 truncate" />
        <span aria-hidden="true" className="text-xs text-muted">
          ▾
        </span>
      </Button>
      <Popover className="max-h-72 w-(--trigger-width) overflow-auto rounded-md border border-edge bg-paper text-sm text-ink shadow-lg">
        <ListBox items={options} className="outline-none">
          {({ words }) => (
            <ListBoxItem
              textValue={words}
              className="cursor-default px-2 py-1 outline-none data-focused:bg-well data-selected:font-semibold"
            >
              {words}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
