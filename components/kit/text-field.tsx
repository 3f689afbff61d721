import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { TextField as AriaTextField, FieldError, Input, Label, Text, type TextFieldProps } from 'react-aria-components';
import { FIELD_CONTROL_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK, INPUT_LOOK } from './look';
import { say } from './say';
import { ManagedNote } from './setting-rows';

/** A labeled line of text. `problem` is a sentence shown and announced with the field; the input is kept. */
export function TextField({
  label,
  description,
  problem,
  isManaged = false,
  placeholder = '',
  inputRef = null,
  button,
  list,
  'data-testid': testId,
  ...props
}: Omit<TextFieldProps, 'className' | 'children' | 'isInvalid'> & {
  /** Omitted only if an `aria-label` names the field. */
  label?: string;
  description?: ReactNode;
  problem?: string | undefined;
  /** The organization's policy sets it: read-only. */
  isManaged?: boolean;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** An icon button at the end of the box. */
  button?: ReactNode;
  /** Id of a `datalist` with values to choose from. */
  list?: string | undefined;
  'data-testid'?: string;
}) {
  return (
    <AriaTextField
      {...props}
      isReadOnly={isManaged}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      className={FIELD_LOOK}
    >
      {label !== undefined && <Label className={`${FIELD_SIDE_LOOK} font-medium`}>{label}</Label>}
      {isManaged && <ManagedNote />}
      <div className={`relative ${FIELD_CONTROL_LOOK}`}>
        <Input
          data-testid={testId}
          dir="auto"
          ref={inputRef}
          placeholder={placeholder}
          list={list}
          className={button === undefined ? INPUT_LOOK : `${INPUT_LOOK} pe-10`}
        />
        {button !== undefined && <div className="absolute inset-y-0 end-0.5 flex items-center">{button}</div>}
      </div>
      {description !== undefined && (
        <Text slot="description" className={`${FIELD_SIDE_LOOK} text-xs text-muted`}>
          {description}
        </Text>
      )}
      <FieldProblem>{problem}</FieldProblem>
    </AriaTextField>
  );
}

/** The sentence at a field that says what to correct; said while the field has the focus, otherwise heard once it takes it. */
export function FieldProblem({ children }: { children: string | undefined }) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (children && line.current?.parentElement?.contains(document.activeElement)) say(children);
  }, [children]);
  return (
    <FieldError ref={line} className="text-sm text-problem">
      {children}
    </FieldError>
  );
}
