import { useEffect, useState } from 'react';
import { useShownBriefly } from './use-shown-briefly';

/**
 * A setting that is saved as soon as it is chosen. `shown` is the chosen value, even if saving failed; otherwise the
 * saved value.
 */
export function useSavedChoice<T extends string | number | boolean>(saved: T, save: (value: T) => Promise<unknown>) {
  const [chosen, setChosen] = useState<T>();
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');

  useShownBriefly(state === 'saved', () => setState('idle'));
  useEffect(() => {
    setChosen((current) => (current === saved ? undefined : current));
  });

  const choose = (value: T) => {
    setChosen(value);
    setState('saving');
    save(value).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  };
  return { shown: chosen ?? saved, state, choose };
}
