import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Text,
  Virtualizer,
} from 'react-aria-components';
import { Button as FormButton } from '@/components/kit/button';
import { type Country, countryList } from '@/components/kit/country-list';
import { ClearButton } from '@/components/kit/icon-button';
import { INPUT_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { FieldProblem } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { noCountryText } from '@/utils/service/name-remark-texts';
import { type CountryFormat, countryCode, isUserAssigned } from '@/utils/subject/countries';
import { readNationality } from '@/utils/subject/read-nationality';
import type { Translate } from '@/utils/texts/texts';

/**
 * A country, searched by name or code. `value` is its alpha-2 code, or the text as typed if it states no country; the
 * user can correct it, and it never counts as empty.
 */
export function CountryField({
  label,
  value,
  onChange,
  problem,
  format,
  inputRef,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  /** Format of the code that is shown and sent. */
  format: CountryFormat;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { t, locale } = useTexts();
  const list = countryList(locale);
  const [text, setText] = useState(list.nameOf(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (list.codeTyped(text) !== value) setText(list.nameOf(value));
  }
  const [showsAll, setShowsAll] = useState(false);
  // A name that is still being typed is not wrong yet.
  const [isTyping, setTyping] = useState(false);
  const shownProblem = isTyping ? undefined : problem;
  const change = (typed: string) => {
    setTyping(true);
    setShowsAll(false);
    setText(typed);
    onChange(list.codeTyped(typed));
  };
  const found = list.search(showsAll ? '' : text);
  const code = countryCode(value, format);
  const stated = readNationality(value, list.codeOf);
  // A code in small letters could also be the start of a name, so its country is offered.
  const meant = code === null && !isTyping && stated.is === 'country' ? stated.code : null;
  // A focus before the answer is drawn would open the list again.
  useLostFocus(inputRef, meant === null, false);
  const description = () => {
    if (code !== null && isUserAssigned(value)) return t('subject.userAssigned', { code, country: list.nameOf(value) });
    if (code !== null) return sentAsText({ code, country: list.nameOf(value) }, text, t);
    return stated.is === 'left-out' && !isTyping ? noCountryText(stated.reason, { t }) : t('subject.optional');
  };
  return (
    <div className="flex flex-col gap-2">
      <ComboBox
        allowsCustomValue
        allowsEmptyCollection
        items={found}
        // The arrow key and the button open the whole list; typing opens the matching countries.
        onOpenChange={(isOpen, trigger) => isOpen && setShowsAll(trigger === 'manual')}
        inputValue={text}
        onInputChange={change}
        selectedKey={code !== null && text === list.nameOf(value) ? value : null}
        onSelectionChange={(key) => key !== null && change(list.nameOf(String(key)))}
        onBlur={() => {
          setTyping(false);
          setText(list.nameOf(value));
        }}
        isInvalid={shownProblem !== undefined}
        validationBehavior="aria"
        className="flex flex-col gap-1"
      >
        <Label className="font-medium">{label}</Label>
        <div className="relative">
          <Input
            data-testid="country"
            ref={inputRef}
            onKeyDown={(event) => {
              if (event.key === 'Enter') setTyping(false);
              // Escape closes the open list; without preventDefault it would also close the extension's popup.
              if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'true') event.preventDefault();
            }}
            className={`${INPUT_LOOK} ${text === '' ? 'pe-8' : 'pe-15'} text-ellipsis`}
          />
          <div className="absolute inset-y-0 end-0 flex">
            {text !== '' && <ClearButton label={t('form.clear', { label })} onPress={() => change('')} />}
            <Button className="flex w-8 items-center justify-center text-muted data-hovered:text-ink">
              <ChevronDown />
            </Button>
          </div>
        </div>
        <Text slot="description" className="text-xs text-muted">
          {description()}
        </Text>
        <FieldProblem>{shownProblem}</FieldProblem>
        <Popover
          offset={4}
          maxHeight={288}
          className="max-h-72 w-(--trigger-width) rounded-md border border-line bg-raised text-sm text-ink shadow-2"
        >
          <CountryOptions format={format} chosenIndex={found.findIndex((country) => country.code === value)} />
        </Popover>
      </ComboBox>
      {meant !== null && (
        <Notice
          data-testid="country-question"
          tone="caution"
          title={t('subject.isCountry', { typed: text, country: list.nameOf(meant) })}
          actions={
            <FormButton onPress={() => onChange(meant)}>
              {t('subject.useCountry', { country: list.nameOf(meant) })}
            </FormButton>
          }
        />
      )}
    </div>
  );
}

/** Says which country a typed code states, before anything is sent. */
function sentAsText(stated: { code: string; country: string }, typed: string, t: Translate): string {
  return typed === stated.country
    ? t('desk.sentAs', { value: stated.code })
    : t('subject.meaningSentAs', { meaning: stated.country, value: stated.code });
}

const ROW = 32;

/** The countries to choose from. Draws only the rows in view, so that all 249 open at once. */
function CountryOptions({ format, chosenIndex }: { format: CountryFormat; chosenIndex: number }) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  // On opening, the list focuses the chosen country, but rows out of view do not exist yet and cannot be scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the list keeps its scroll position
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: (chosenIndex - 2) * ROW }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW, padding: 4 }}>
      <ListBox
        ref={list}
        className="max-h-[inherit] overflow-auto"
        dependencies={[format]}
        renderEmptyState={() => <p className="px-3 py-2 text-muted">{t('subject.noCountry')}</p>}
      >
        {(country: Country) => (
          <ListBoxItem
            id={country.code}
            textValue={country.name}
            className="flex min-h-8 cursor-default items-center gap-2 rounded px-2 -outline-offset-2 data-focused:bg-well data-hovered:bg-well data-selected:font-semibold"
          >
            <span className="min-w-0 flex-1 truncate">{country.name}</span>
            <span className="font-mono text-xs text-muted">{format === 'alpha-2' ? country.code : country.alpha3}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}
