import { LookupStartError } from '@/components/result/lookup-start-error';
import { LookupView } from '@/components/result/lookup-view';
import { useLookupScreen } from '@/hooks/lookup/use-lookup-screen';

/** The full result in the side panel. */
export function PanelLookup(props: { id: string; onShow: (id: string) => void }) {
  const { lookup, actions, failure } = useLookupScreen({ ...props, gesture: 'panel' });
  if (lookup === undefined) return null;
  if (lookup === null) return <p>This look-up is not stored any more.</p>;
  return (
    <>
      <LookupView lookup={lookup} actions={actions} />
      <LookupStartError failure={failure} actions={actions} />
    </>
  );
}
