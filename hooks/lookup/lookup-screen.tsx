import { LookupStartError } from '@/components/result/lookup-start-error';
import { LookupView } from '@/components/result/lookup-view';
import { useLookupScreen } from './use-lookup-screen';

/** One lookup with its actions; `isReused`: this gesture was answered from storage. */
export function LookupScreen({
  isReused = false,
  ...props
}: Parameters<typeof useLookupScreen>[0] & { isReused?: boolean }) {
  const { lookup, actions, failure } = useLookupScreen(props);
  if (lookup === undefined) return null;
  if (lookup === null) return <p>This look-up is no longer stored.</p>;
  return (
    <>
      <LookupView lookup={lookup} reused={isReused} actions={actions} />
      <LookupStartError failure={failure} actions={actions} />
    </>
  );
}
