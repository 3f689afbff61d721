import { useEffect, useState } from 'react';
import { call } from '@/utils/messages/call';
import type { DemoStart } from '@/utils/messages/protocol';
import type { DemoAnswers } from '@/utils/service/demo-answers';
import { readDemoAnswers } from '@/utils/storage/read-demo-answers';

/** Returns how the demo starts and ends, and why it did not. Whether it runs is a matter of the settings in force. */
export function useDemo() {
  const [refused, setRefused] = useState<Exclude<DemoStart, 'started'> | null>(null);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const run = (task: () => Promise<unknown>) => {
    setFailed(null);
    task().catch((error: unknown) => setFailed({ error }));
  };
  return {
    refused,
    /** Why it neither started nor ended: the background did not reply, or could not store it. */
    failed,
    start: () =>
      run(async () => {
        const reply = await call('startDemo', {});
        setRefused(reply === 'started' ? null : reply);
      }),
    end: () => run(() => call('endDemo', {})),
  };
}

/** Returns whom the demo knows; undefined while the file loads. */
export function useDemoAnswers(): DemoAnswers | undefined {
  const [answers, setAnswers] = useState<DemoAnswers>();
  useEffect(() => void readDemoAnswers().then(setAnswers, () => undefined), []);
  return answers;
}
