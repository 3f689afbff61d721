import { useState } from 'react';
import { LookupView } from '@/components/result/lookup-view';
import { StartProblem } from '@/components/result/start-problem';
import { useLookupScreen } from '@/utils/live/use-lookup-screen';
import { useSettings } from '@/utils/live/use-settings';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';

/** One look-up in a tab of its own, named by the random id in the address. */
export function ResultPage({ database }: { database: Database }) {
  const settings = useSettings();
  const [id, setId] = useState(() => new URLSearchParams(location.search).get('id') ?? '');
  const show = (next: string) => {
    history.replaceState(null, '', `?id=${encodeURIComponent(next)}`);
    setId(next);
  };
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-4 p-6">
      <h1 className="text-base font-semibold">Sightline</h1>
      {settings && <Result key={id} database={database} id={id} settings={settings} onShow={show} />}
    </main>
  );
}

function Result(props: { database: Database; id: string; settings: Settings; onShow: (id: string) => void }) {
  const { live, read, teaching, folds, actions, failure } = useLookupScreen({ ...props, gesture: 'result' });
  if (live === undefined) return null;
  if (live === null) return <p>This look-up is not stored any more.</p>;
  return (
    <>
      <LookupView
        record={live.record}
        answer={live.answer}
        read={read}
        teaching={teaching}
        folds={folds}
        reused={false}
        actions={actions}
      />
      <StartProblem failure={failure} actions={actions} />
    </>
  );
}
