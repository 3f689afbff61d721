import { type Ref, useState } from 'react';
import {
  Button,
  ComboBox,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Text,
  Virtualizer,
} from 'react-aria-components';
import { type CountryFormat, countryCode } from '@/utils/service/countries';
import { type Country, countryList } from './country-list';
import { FieldProblem, INPUT_LOOK } from './text-field';

/**
 * A country, searched by name or code. `value` is its alpha-2 code, or the text as typed where that states no country:
 * what was typed stays for the agent to correct, and is never taken for an empty field.
 */
export function CountryField({
  label,
  value,
  onChange,
  problem,
  format,
  locale,
  inputRef,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  /** The code shown is the one that will be sent. */
  format: CountryFormat;
  locale: string;
  inputRef: Ref<HTMLInputElement>;
}) {
  const list = countryList(locale);
  const [text, setText] = useState(list.nameOf(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (list.codeOf(text) !== value) setText(list.nameOf(value));
  }
  const change = (typed: string) => {
    setText(typed);
    onChange(list.codeOf(typed));
  };
  const code = countryCode(value, format);
  return (
    <ComboBox
      allowsCustomValue
      defaultItems={list.all}
      defaultFilter={list.finds}
      inputValue={text}
      onInputChange={change}
      selectedKey={code !== null && text === list.nameOf(value) ? value : null}
      onSelectionChange={(key) => key !== null && change(list.nameOf(String(key)))}
      onBlur={() => setText(list.nameOf(value))}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">{label}</Label>
      <Group className="relative">
        <Input ref={inputRef} className={`${INPUT_LOOK} pr-9`} />
        <Button className="absolute inset-y-0 right-0 flex w-8 items-center justify-center text-muted">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
            <path d="m4 6 4 4 4-4" />
          </svg>
        </Button>
      </Group>
      <Text slot="description" className="text-xs text-muted">
        {code === null ? 'Optional. Search by name or code.' : sentAs(code, text, list.nameOf(value))}
      </Text>
      <FieldProblem>{problem}</FieldProblem>
      <Popover
        offset={4}
        maxHeight={288}
        className="w-(--trigger-width) rounded-md border border-edge bg-paper text-sm text-ink shadow-lg"
      >
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32, padding: 4 }}>
          <ListBox className="h-72 max-h-[inherit] overflow-auto" dependencies={[format]}>
            {(country: Country) => <CountryOption country={country} format={format} />}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}

/** A typed code says which country it states before anything is sent. */
function sentAs(code: string, text: string, name: string): string {
  return text === name ? `Sent as ${code}.` : `${name}, sent as ${code}.`;
}

function CountryOption({ country, format }: { country: Country; format: CountryFormat }) {
  return (
    <ListBoxItem
      id={country.code}
      textValue={country.name}
      className="flex min-h-8 cursor-default items-center gap-2 rounded px-2 py-1 -outline-offset-2 data-focused:bg-well data-hovered:bg-well data-selected:font-medium"
    >
      <span className="min-w-0 flex-1 truncate">{country.name}</span>
      <span className="font-mono text-xs text-muted">{format === 'alpha-2' ? country.code : country.alpha3}</span>
    </ListBoxItem>
  );
}
