import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConnectionDraft, type ConnectionProblems, readConnectionDraft } from './connection-draft';
import type { Connection } from './use-connection';
import { useEdits } from './use-edits';

type Outcome = 'none' | 'saving' | 'saved' | 'no-reply';

/** What stands in the connection form, and what becomes of it. Nothing typed is dropped but a key that was saved. */
export function useConnectionForm({ saved, save }: Pick<Connection, 'saved' | 'save'>) {
  const { baseUrl, connectionName, dashboardUrl } = saved;
  const { shown, change, settle } = useEdits({ baseUrl, connectionName, dashboardUrl });
  const [key, setKey] = useState('');
  const [problems, setProblems] = useState<ConnectionProblems>({});
  const [outcome, setOutcome] = useState<Outcome>('none');
  const inputs = {
    baseUrl: useRef<HTMLInputElement>(null),
    key: useRef<HTMLInputElement>(null),
    dashboardUrl: useRef<HTMLInputElement>(null),
  };

  const edit = ({ key: typedKey, ...fields }: Partial<ConnectionDraft>) => {
    if (typedKey !== undefined) setKey(typedKey);
    change(fields);
    setOutcome('none');
    setProblems(({ baseUrl, key, dashboardUrl }) => ({
      ...(baseUrl !== undefined && fields.baseUrl === undefined ? { baseUrl } : {}),
      ...(key !== undefined && typedKey === undefined ? { key } : {}),
      ...(dashboardUrl !== undefined && fields.dashboardUrl === undefined ? { dashboardUrl } : {}),
    }));
  };

  const refuse = (found: ConnectionProblems) => {
    // Now: the first field to correct may have to be unfolded before it can take the focus.
    flushSync(() => {
      setProblems(found);
      setOutcome('none');
    });
    const first = (['baseUrl', 'key', 'dashboardUrl'] as const).find((field) => found[field] !== undefined);
    if (first) inputs[first].current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'saving') return;
    const read = readConnectionDraft({ ...shown, key });
    if (!read.ok) return refuse(read.problems);
    // Before anything else happens in this click: it asks the browser for access.
    const saving = save(read.typed);
    setOutcome('saving');
    saving.then(
      (reply) => {
        if (!reply.ok) return refuse({ [reply.field]: reply.problem });
        const { key: _, ...kept } = read.typed;
        settle(shown, kept);
        setKey((current) => (current === key ? '' : current));
        setOutcome('saved');
      },
      () => setOutcome('no-reply'),
    );
  };

  return { shown, key, problems, outcome, inputs, edit, submit };
}
