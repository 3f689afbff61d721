import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ConnectionForm } from '@/components/connection/connection-form';
import type { SaveReply, TypedConnection } from '@/components/connection/editable-connection';
import { useConnection } from '@/components/connection/use-connection';
import type { ConnectionPort } from '@/components/connection/use-key-status';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import { hostOf } from '@/utils/service/base-url';
import type { ConnectionKey, KeyStorageMode } from '@/utils/service/key-storage-mode';
import type { Policy } from '@/utils/settings/policy';
import { parseSettings, type Settings } from '@/utils/settings/settings';
import type { Texts } from '@/utils/texts/texts';

interface Setting {
  saved?: Partial<Settings>;
  kept?: Partial<ConnectionKey>;
  /** The background tells about the key only then. */
  told?: Promise<void>;
  isAllowed?: boolean;
  /** What the browser's question is answered with; never answered without it. */
  answer?: boolean;
  isShort?: boolean;
  /** The provider has rejected the stored key. */
  isKeyRefused?: boolean;
  policy?: Policy;
  texts?: Texts;
  /** Instead of saving. */
  reply?: () => Promise<SaveReply>;
  width?: number;
}

const NO_KEY: ConnectionKey = {
  host: '',
  hasKey: false,
  last4: '',
  storageMode: 'computer',
  isLocked: false,
  savedAt: null,
  sealProblem: null,
};
/** The one that the played background takes. */
export const PASSPHRASE = 'four words far apart';

/** Shows the form on a background and a browser that are played here; `calls` is what was asked of them, in order. */
export async function showConnection(setting: Setting = {}) {
  const calls: string[] = [];
  const saves = vi.fn<(typed: TypedConnection) => void>();
  const wakes = new Set<() => void>();
  const wakesOfKey = new Set<() => void>();
  let kept: ConnectionKey = { ...NO_KEY, host: hostOf(setting.saved?.baseUrl ?? ''), ...setting.kept };
  let isAllowed = setting.isAllowed ?? false;
  let replace: (settings: Settings) => void = () => {};
  let isSilent = false;
  const allow = (allowed: boolean) => {
    isAllowed = allowed;
    for (const wake of wakes) wake();
  };
  const unlessSilent = <T,>(value: T): Promise<T> =>
    isSilent ? Promise.reject(new Error('no reply')) : Promise.resolve(value);

  const port: ConnectionPort = {
    async describe() {
      await setting.told;
      return unlessSilent(kept);
    },
    async save(typed) {
      calls.push('save');
      saves(typed);
      await unlessSilent(undefined);
      if (setting.reply) return setting.reply();
      const host = hostOf(typed.baseUrl);
      const storageMode = typed.storageMode ?? kept.storageMode;
      if (typed.key !== undefined)
        kept = {
          host,
          hasKey: true,
          last4: typed.key.slice(-4),
          storageMode,
          isLocked: false,
          savedAt: null,
          sealProblem: null,
        };
      else if (kept.host !== host) kept = { ...NO_KEY, host, storageMode };
      else kept = { ...kept, storageMode };
      const { key: _, storageMode: __, passphrase: ___, ...fields } = typed;
      replace({ ...parseSettings({}), ...fields });
      return { ok: true, state: kept };
    },
    async forgetKey() {
      await unlessSilent(undefined);
      calls.push('forgetKey');
      kept = { ...NO_KEY, host: kept.host, storageMode: kept.storageMode };
    },
    async lockKey() {
      calls.push('lockKey');
      kept = { ...kept, isLocked: true, last4: '' };
    },
    async unlockKey(passphrase) {
      await unlessSilent(undefined);
      calls.push(`unlock ${passphrase}`);
      if (passphrase !== PASSPHRASE) return false;
      kept = { ...kept, isLocked: false };
      return true;
    },
    watchKey(signal, onChange) {
      wakesOfKey.add(onChange);
      signal.addEventListener('abort', () => wakesOfKey.delete(onChange));
    },
    requestAccess(baseUrl) {
      calls.push(`request ${baseUrl}`);
      const { answer } = setting;
      if (answer === undefined) return new Promise(() => {});
      if (answer) allow(true);
      return Promise.resolve(answer);
    },
    hasAccess: () => Promise.resolve(isAllowed),
    watchAccess(signal, onChange) {
      wakes.add(onChange);
      signal.addEventListener('abort', () => wakes.delete(onChange));
    },
  };

  function Surface() {
    const [settings, setSettings] = useState<Settings>({ ...parseSettings({}), ...setting.saved });
    replace = setSettings;
    const connection = useConnection(settings, port, setting.policy);
    return (
      <main style={{ maxWidth: setting.width ?? 560, padding: 16 }}>
        <h1 className="sr-only">{(setting.texts ?? ENGLISH).t('settings.connection')}</h1>
        <ConnectionForm
          connection={connection}
          isShort={setting.isShort ?? false}
          isKeyRefused={setting.isKeyRefused ?? false}
        />
        <output data-testid="ready">{String(connection.isReady)}</output>
      </main>
    );
  }
  await render(<Surface />, setting.texts);
  return {
    calls,
    saves,
    allow,
    /** The key locks itself, as after a rest. */
    lockItself: () => {
      kept = { ...kept, isLocked: true, last4: '' };
      for (const wake of wakesOfKey) wake();
    },
    saveElsewhere: (settings: Partial<Settings>) => replace({ ...parseSettings({}), ...settings }),
    silence: (silent: boolean) => {
      isSilent = silent;
    },
  };
}

/** A saved connection with a key and access. */
export const CONNECTED = {
  saved: { baseUrl: 'https://api.example.com', environment: 'sandbox', dashboardUrl: 'https://app.example.com' },
  kept: { hasKey: true, last4: '9f3c' },
  isAllowed: true,
} as const;

/** What the user sees of the form. */
export const form = {
  address: page.getByTestId('base-url'),
  key: page.getByTestId('api-key'),
  environment: page.getByTestId('environment'),
  dashboard: page.getByTestId('dashboard-url'),
  save: page.getByTestId('save-connection'),
  outcome: page.getByTestId('save-outcome'),
  /** How the key is kept: the words are the click target, the radio button in them is drawn. */
  way: (storageMode: KeyStorageMode) => page.getByTestId(`keep-${storageMode}`),
  radio: (storageMode: KeyStorageMode) => form.way(storageMode).getByRole('radio'),
  newPassphrase: page.getByTestId('new-passphrase'),
  newPassphraseAgain: page.getByTestId('new-passphrase-again'),
  passphrase: page.getByTestId('passphrase'),
  unlock: page.getByTestId('unlock-key'),
  lock: page.getByTestId('lock-key'),
  replace: page.getByTestId('replace-key'),
  forget: page.getByTestId('forget-key'),
  kept: page.getByTestId('kept-key'),
  noKey: page.getByTestId('no-key'),
  discard: page.getByTestId('discard-connection'),
};

/** Waits until the form says that it is saved. */
export const expectSaved = () => expect.element(form.outcome).toHaveAttribute('data-outcome', 'saved');
