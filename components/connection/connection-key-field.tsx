import { type RefObject, useState } from 'react';
import { Button } from '../button';
import { TextField } from '../text-field';
import { ConnectionDashboard } from './connection-dashboard';
import { ConnectionNoReply } from './connection-no-reply';
import type { KeptKey } from './connection-port';

/**
 * The field for the API key. It only takes a key: the kept one is never shown nor filled in. `newHost` is the host in
 * the form, where it is another than the one that the kept key is for.
 */
export function ConnectionKeyField({
  value,
  onChange,
  problem,
  kept,
  newHost,
  dashboardUrl,
  inputRef,
  onForget,
}: {
  value: string;
  onChange: (key: string) => void;
  problem: string | undefined;
  kept: KeptKey | undefined;
  newHost: string | undefined;
  dashboardUrl: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onForget: () => Promise<void>;
}) {
  const [forgetting, setForgetting] = useState<'no' | 'failed' | 'done'>('no');
  const forget = () => {
    setForgetting('no');
    onForget().then(
      () => {
        setForgetting('done');
        // The button is gone with the key; the next thing to do is here.
        inputRef.current?.focus();
      },
      () => setForgetting('failed'),
    );
  };
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label="API key"
        type="password"
        autoComplete="off"
        spellCheck="false"
        value={value}
        onChange={onChange}
        problem={problem}
        inputRef={inputRef}
        description={
          <>
            {newHost !== undefined && kept && (
              <strong className="mb-1 block text-sm font-semibold text-caution">
                {value.trim() === ''
                  ? `The key for ${kept.host} will be forgotten. Enter the key for ${newHost}.`
                  : `This key takes the place of the one for ${kept.host}.`}
              </strong>
            )}
            It goes to the service alone, with each look-up. It is kept on this computer, hidden, not locked: whoever
            can use this browser profile could get at it.
          </>
        }
      />
      {kept?.hasKey && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {kept.last4 === '' ? 'A key is kept' : `A key ending in …${kept.last4} is kept`} for {kept.host}.
          </span>
          <Button onPress={forget}>Forget key</Button>
        </p>
      )}
      <ConnectionDashboard dashboardUrl={dashboardUrl} />
      <p role="status" className="empty:sr-only">
        {forgetting === 'done' && !kept?.hasKey && 'The key is forgotten.'}
      </p>
      {forgetting === 'failed' && <ConnectionNoReply />}
    </div>
  );
}
