import { type ReactNode, useState } from 'react';
import type { Contact } from '../people/contact.ts';

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="flex flex-col gap-1">
      <span className="heading">{label}</span>
      {children}
    </label>
  );
}

interface EditFormProps {
  contact: Contact;
  onSave(contact: Contact): void;
  onCancel(): void;
}

/** Change a contact. */
export function EditForm({ contact, onSave, onCancel }: EditFormProps) {
  const [draft, setDraft] = useState(contact);
  const input = (key: 'name' | 'email' | 'role' | 'phone') => ({
    value: draft[key],
    onChange: (event: { target: HTMLInputElement }) => setDraft({ ...draft, [key]: event.target.value }),
    className: 'field',
  });
  return (
    <form action={() => onSave(draft)} className="flex flex-col gap-3.5">
      <Field label="Name">
        <input autoComplete="off" {...input('name')} />
      </Field>
      <Field label="Email">
        <input data-testid="email-input" type="email" autoComplete="off" {...input('email')} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Role">
          <input autoComplete="off" {...input('role')} />
        </Field>
        <Field label="Phone">
          <input autoComplete="off" {...input('phone')} />
        </Field>
      </div>
      <Field label="About">
        <textarea
          data-testid="about-textarea"
          rows={5}
          value={draft.about}
          onChange={(event) => setDraft({ ...draft, about: event.target.value })}
          className="field h-auto py-1.5 leading-5"
        />
      </Field>
      <div className="flex gap-2 pt-1">
        <button type="submit" className="h-8 rounded-md bg-brand px-4 font-medium text-white">
          Save
        </button>
        <button type="button" onClick={onCancel} className="h-8 rounded-md border border-line px-4">
          Cancel
        </button>
      </div>
    </form>
  );
}
