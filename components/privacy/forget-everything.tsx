import { useState } from 'react';
import { Button } from '@/components/form/button';
import { Checkbox } from '@/components/form/checkbox';
import { ConfirmDialog } from '../confirm-dialog';
import { Notice } from '../notice';

type Also = { key: boolean; settings: boolean };

/** Deletes all stored data about people; the key and settings too, if selected. */
export function ForgetEverything({ onForget }: { onForget: (also: Also) => Promise<unknown> }) {
  const [isAsked, setAsked] = useState(false);
  const [also, setAlso] = useState<Also>({ key: false, settings: false });
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const forget = () => {
    setState('busy');
    onForget(also)
      .then(
        () => setState('done'),
        () => setState('failed'),
      )
      .finally(() => setAsked(false));
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">Forget everything</h3>
      <p>
        Deletes every look-up, answer, batch and draft. Batches are stopped first. Exported files, and what the service
        has stored, stay. So does the number of requests sent today, which counts toward your daily budget until
        midnight.
      </p>
      <Checkbox isSelected={also.key} onChange={(key) => setAlso({ ...also, key })}>
        The key as well
      </Checkbox>
      <Checkbox isSelected={also.settings} onChange={(settings) => setAlso({ ...also, settings })}>
        All settings as well: connection, sites, reading, and the permissions for them
      </Checkbox>
      <div>
        <Button onPress={() => setAsked(true)}>Forget everything…</Button>
      </div>
      <div role="status">{state === 'done' && <p>Everything{words(also)} is forgotten.</p>}</div>
      {state === 'failed' && (
        <Notice tone="problem" title="Not everything could be deleted">
          <p>Close the other pages of Sightline, then try again. If it stays so, remove the extension.</p>
        </Notice>
      )}
      <ConfirmDialog
        isDestructive
        isOpen={isAsked}
        title="Forget everything?"
        action={state === 'busy' ? 'Forgetting…' : 'Forget everything'}
        isBusy={state === 'busy'}
        onConfirm={forget}
        onCancel={() => setAsked(false)}
      >
        <p>All results{words(also)} will be deleted from this browser. This cannot be undone.</p>
      </ConfirmDialog>
    </div>
  );
}

function words({ key, settings }: Also): string {
  if (key && settings) return ', the key and the settings';
  if (key) return ' and the key';
  return settings ? ' and the settings' : '';
}
