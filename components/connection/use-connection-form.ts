import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShownBriefly } from '@/components/kit/use-saved-choice';
import { withScheme } from '@/utils/service/base-url';
import {
  asksPassphrase,
  type ConnectionDraft,
  type ConnectionProblems,
  readConnectionDraft,
  storageModeOf,
} from './connection-draft';
import type { EditableConnection } from './editable-connection';

/**
 * Unsaved edits over saved fields. Untouched fields follow the saved value, even if another page changes it; edited
 * fields keep the input until the same value is saved.
 */
function useEdits<Fields extends Record<string, string>>(saved: Fields) {
  const [edits, setEdits] = useState<Partial<Fields>>({});

  useEffect(() => {
    setEdits((current) => {
      const open = Object.entries(current).filter(([field, typed]) => typed !== saved[field]);
      // `fromEntries` loses the field names; these entries are a subset of `current`.
      return open.length === Object.keys(current).length ? current : (Object.fromEntries(open) as Partial<Fields>);
    });
  });

  const change = useCallback((fields: Partial<Fields>) => setEdits((current) => ({ ...current, ...fields })), []);
  /** After saving, shows each field as saved, except fields edited since. */
  const settle = useCallback(
    (sent: Fields, kept: Fields) =>
      setEdits((current) => {
        const same = Object.entries(kept).filter(([field]) => (current[field] ?? sent[field]) === sent[field]);
        return { ...current, ...Object.fromEntries(same) };
      }),
    [],
  );
  /** Shows every field as saved again. */
  const drop = useCallback(() => setEdits({}), []);
  return { shown: { ...saved, ...edits }, change, settle, drop };
}

type Outcome = 'none' | 'saving' | 'saved' | { error: unknown };

/** Secrets are never shown again after saving. */
const NO_SECRETS = { key: '', passphrase: '', passphraseAgain: '' };
/** Fields that can have problems, in display order. */
const FIELDS = ['baseUrl', 'key', 'passphrase', 'dashboardUrl'] as const;

/** State and submission of the connection form. Drops no input except saved secrets. */
export function useConnectionForm(
  { saved, kept, save, policy }: Pick<EditableConnection, 'saved' | 'kept' | 'save' | 'policy'>,
  onSaved?: () => void,
) {
  const { baseUrl, environment, dashboardUrl } = saved;
  const { shown, change, settle, drop } = useEdits({
    baseUrl,
    environment,
    dashboardUrl,
    storageMode: policy.requirePassphrase ? 'passphrase' : storageModeOf(kept),
  });
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const [problems, setProblems] = useState<ConnectionProblems>({});
  const [isReplacing, setReplacing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('none');
  useShownBriefly(outcome === 'saved', () => setOutcome('none'));
  const inputs = {
    baseUrl: useRef<HTMLInputElement>(null),
    key: useRef<HTMLInputElement>(null),
    passphrase: useRef<HTMLInputElement>(null),
    dashboardUrl: useRef<HTMLInputElement>(null),
  };
  const draft: ConnectionDraft = { ...shown, ...secrets };

  const edit = (changes: Partial<ConnectionDraft>) => {
    const { key, passphrase, passphraseAgain, ...fields } = changes;
    setSecrets((current) => ({
      key: key ?? current.key,
      passphrase: passphrase ?? current.passphrase,
      passphraseAgain: passphraseAgain ?? current.passphraseAgain,
    }));
    change(fields);
    setOutcome('none');
    const isFixed = (field: string) =>
      field in changes || (field === 'passphrase' && ('passphraseAgain' in changes || 'storageMode' in changes));
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !isFixed(field))));
  };

  const refuse = (found: ConnectionProblems) => {
    // Synchronous: the first invalid field may have to be unfolded before it can take focus.
    flushSync(() => {
      setProblems(found);
      setOutcome('none');
    });
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first) inputs[first].current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'saving') return;
    const read = readConnectionDraft(draft, kept, policy.sealedKey !== undefined);
    if (!read.ok) return refuse(read.problems);
    // Must come first in the click: it requests access from the browser.
    const saving = save(read.typed);
    setOutcome('saving');
    saving.then(
      (reply) => {
        if (!reply.ok) return refuse({ [reply.field]: reply.problem });
        const { key: _, passphrase: __, ...fields } = read.typed;
        settle(shown, { ...fields, storageMode: shown.storageMode });
        setSecrets((current) => (current.key === secrets.key ? NO_SECRETS : { ...NO_SECRETS, key: current.key }));
        setReplacing(false);
        setOutcome('saved');
        onSaved?.();
      },
      (error: unknown) => setOutcome({ error }),
    );
  };

  const discard = () => {
    drop();
    setSecrets(NO_SECRETS);
    setProblems({});
    setReplacing(false);
    setOutcome('none');
  };
  const completeUrl = (field: 'baseUrl' | 'dashboardUrl') => {
    const whole = withScheme(shown[field]);
    if (whole !== shown[field]) change({ [field]: whole });
  };
  const replaceKey = () => {
    flushSync(() => setReplacing(true));
    inputs.key.current?.focus();
  };
  const isChanged =
    shown.baseUrl !== baseUrl ||
    shown.environment !== environment ||
    shown.dashboardUrl !== dashboardUrl ||
    shown.storageMode !== storageModeOf(kept) ||
    isReplacing ||
    Object.values(secrets).some((secret) => secret !== '');

  return {
    draft,
    problems,
    outcome,
    inputs,
    edit,
    submit,
    discard,
    /** Adds the scheme to a host that was typed alone. */
    completeUrl,
    replaceKey,
    /** The user wants to type another key. */
    isReplacing,
    /** Something differs from what is saved. */
    isChanged,
    asks: asksPassphrase(draft, kept),
  };
}
