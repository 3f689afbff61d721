import { type ReactNode, useId, useState } from 'react';
import { SavedNote } from './appear';
import { FIELD_CONTROL_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK, INPUT_LOOK } from './look';
import { NoReplyNotice } from './no-reply-notice';
import { ManagedNote } from './setting-rows';
import { useSavedChoice } from './use-saved-choice';

/** A setting that is text, in one or several lines: saved when the field is left, locked if the policy sets it. */
export function SavedText({
  label,
  description,
  value,
  rows = 1,
  isManaged = false,
  problemOf = () => undefined,
  remarkOf = () => undefined,
  onSave,
  children,
  ...rest
}: {
  label: string;
  description: string;
  value: string;
  rows?: number;
  isManaged?: boolean;
  /** Returns a sentence about a text that is not saved; undefined for any other. */
  problemOf?: (text: string) => string | undefined;
  /** Returns a sentence about a text that is saved all the same. */
  remarkOf?: (text: string) => string | undefined;
  onSave: (text: string) => Promise<unknown>;
  /** Draws what follows from the text in the field. */
  children?: (text: string) => ReactNode;
  'data-testid'?: string;
}) {
  const id = useId();
  const { shown, state, error, choose } = useSavedChoice(value, onSave);
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? undefined : problemOf(typed);
  const remark = problem ?? remarkOf(typed ?? shown);
  const Field = rows > 1 ? 'textarea' : 'input';
  const leave = () => {
    if (typed === undefined || problem !== undefined) return;
    if (typed !== shown) choose(typed);
    setTyped(undefined);
  };
  return (
    <div className="relative flex flex-col gap-1">
      <div className={FIELD_LOOK}>
        <label htmlFor={id} className={`${FIELD_SIDE_LOOK} font-medium`}>
          {label}
        </label>
        <Field
          id={id}
          {...rest}
          {...(rows > 1 && { rows })}
          dir="auto"
          value={typed ?? shown}
          readOnly={isManaged}
          aria-describedby={`${id}-more`}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          className={`${FIELD_CONTROL_LOOK} ${INPUT_LOOK}`}
        />
        <p id={`${id}-more`} className={`${FIELD_SIDE_LOOK} text-xs text-muted`}>
          {remark === undefined ? description : <span className="text-sm text-problem">{remark}</span>}
        </p>
      </div>
      {isManaged && <ManagedNote />}
      <SavedNote isSaved={state === 'saved'} />
      {state === 'failed' && <NoReplyNotice error={error} onAgain={() => choose(shown)} />}
      {children?.(typed ?? shown)}
    </div>
  );
}
