import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { Button } from '@/components/kit/button';
import { countryList } from '@/components/kit/country-list';
import { FieldProblem } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { type DescribedSubject, readDescribedSubject } from '@/utils/list/described-subject';
import type { OverviewRequest } from '@/utils/service/operations';
import type { SubjectDraft, SubjectDraft as SubjectFormData } from '@/utils/service/subject-draft';
import { readSubjectForm } from '@/utils/service/subject-form';
import type { CountryFormat } from '@/utils/subject/countries';
import { readName } from '@/utils/subject/read-name';
import type { PlainKey } from '@/utils/texts/text-key';
import { CountryField } from './country-field';
import { DobField } from './dob-field';
import { FilledFrom } from './filled-from';
import { type ScoreOf, SubjectNameField } from './subject-name-field';

const TYPES = [
  { type: 'individual', label: 'subject.individual' },
  { type: 'business', label: 'subject.business' },
] as const;

/** Individual or business. There is no default, because the answer depends on it. */
function EntityTypeField({
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

const ORDER = ['name', 'entityType', 'dob', 'country'] as const;

/**
 * Form of the overview lookup. Calls back with a request only if every field is valid; from the first attempt on, each
 * field shows its problem.
 */
export function SubjectForm({
  form,
  onChange,
  onSubmit,
  scoreOf,
  countryFormat,
  today,
  isBusy = false,
  isMain = true,
  isCovered = false,
  action,
  footer,
  children,
}: {
  form: SubjectFormData;
  /** Called with every change; `form` must follow at once. */
  onChange: (form: SubjectFormData) => void;
  onSubmit: (request: OverviewRequest) => void;
  scoreOf: ScoreOf;
  countryFormat: CountryFormat;
  /** The user's calendar day as YYYY-MM-DD. */
  today: string;
  /** A request of this form is under way; no second one is sent. */
  isBusy?: boolean;
  /** Its button is the main action of the screen. */
  isMain?: boolean;
  /** A result lies over it. */
  isCovered?: boolean;
  /** What its button does; without it, a screening. */
  action?: string;
  /** For example, where these fields are sent. */
  footer?: ReactNode;
  /** More fields, below the name. */
  children?: ReactNode;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [isAttempted, setAttempted] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const entityType = useRef<HTMLInputElement>(null);
  const dob = useRef<HTMLInputElement>(null);
  const country = useRef<HTMLInputElement>(null);
  // An answer holds for the text that it was given for; a changed text is asked about again.
  const [confirmed, setConfirmed] = useState<{ name?: string; dob?: string }>({});
  const reading = readSubjectForm(form, today, countryFormat, { ...confirmed, leavesOut: true });
  const nameReading = readName(form.name, form.entityType);
  const problems = reading.ok || !isAttempted ? {} : reading.problems;
  const textOf = (problem: PlainKey | undefined) => problem && t(problem);
  const count = Object.keys(problems).length;
  const isBusiness = form.entityType === 'business';
  const showsDob = useShowsDob(isBusiness, form.dob);
  const fields = { name, entityType, dob, country };
  const firstEmpty = ORDER.find((field) => form[field] === '' && (field !== 'dob' || showsDob));
  // Nothing has the focus where the form is the first thing that a surface shows, such as after a choice in the menu. Behind its
  // result it was emptied, so the next one starts at its first field.
  useLostFocus(isCovered ? null : fields[firstEmpty ?? 'name'], isCovered);

  const [filled, setFilled] = useState<DescribedSubject | null>(null);
  /** Fills the form from a text that describes a subject. Returns whether it did. */
  const fillFrom = (text: string): boolean => {
    const described = readDescribedSubject(text, { countryOf: countryList(texts.locale).codeOf, today, texts });
    if (described === null) return false;
    setFilled(described);
    onChange(described.form);
    return true;
  };
  // A selection in a page arrives as a name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the form opens with
  useEffect(() => void fillFrom(form.name), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // Synchronous: the problems must be rendered before focus moves, so that a screen reader reads them with the field.
    flushSync(() => setAttempted(!reading.ok));
    if (reading.ok) onSubmit(reading.request);
    else {
      const first = ORDER.find((field) => reading.problems[field]);
      if (first) fields[first].current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t('desk.subject')} className="flex max-w-xl flex-col gap-3">
      {filled && filled.form.name === form.name && <FilledFrom described={filled} />}
      <SubjectNameField
        value={form.name}
        onDescribed={fillFrom}
        onChange={(value) => onChange({ ...form, name: value })}
        reading={nameReading}
        isAsked={
          isAttempted && nameReading.doubt !== null && nameReading.problem === null && confirmed.name !== form.name
        }
        onConfirm={() => setConfirmed({ ...confirmed, name: form.name })}
        scoreOf={scoreOf}
        problem={textOf(problems.name)}
        inputRef={name}
      />
      {children}
      <EntityTypeField
        value={form.entityType}
        onChange={(value) => onChange({ ...form, entityType: value })}
        problem={textOf(problems.entityType)}
        firstRef={entityType}
      />
      <div className="flex flex-wrap gap-3 *:grow *:basis-52">
        {showsDob && (
          <DobField
            value={form.dob}
            onChange={(value) => onChange({ ...form, dob: value })}
            today={today}
            isConfirmed={confirmed.dob === form.dob}
            onConfirm={() => setConfirmed({ ...confirmed, dob: form.dob })}
            problem={textOf(problems.dob)}
            inputRef={dob}
          />
        )}
        <CountryField
          label={t(isBusiness ? 'subject.country' : 'subject.nationality')}
          value={form.country}
          onChange={(value) => onChange({ ...form, country: value })}
          problem={textOf(problems.country)}
          format={countryFormat}
          inputRef={country}
        />
      </div>
      <p role="status" className="sr-only">
        {count > 0 && t('subject.needsAttention', { count })}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button data-testid="check-subject" type="submit" variant={isMain ? 'primary' : 'plain'} isPending={isBusy}>
          {action ?? t(isBusy ? 'subject.checking' : 'subject.check')}
        </Button>
        {footer !== undefined && <div className="min-w-0 flex-1 basis-52 text-xs text-muted">{footer}</div>}
      </div>
    </form>
  );
}

/**
 * A business has no date of birth, but a filled-in date stays readable and clearable. The cleared field stays until the
 * type changes, so that it does not vanish under the cursor.
 */
function useShowsDob(isBusiness: boolean, dob: string): boolean {
  const [stays, setStays] = useState(false);
  const shouldStay = isBusiness && (stays || dob !== '');
  if (shouldStay !== stays) setStays(shouldStay);
  return !isBusiness || shouldStay;
}
