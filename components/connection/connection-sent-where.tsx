import { ConnectionHost } from './connection-host';

/** Says in one sentence which data is sent where. */
export function ConnectionSentWhere({ baseUrl }: { baseUrl: string }) {
  return (
    <p className="rounded-lg border border-line bg-well p-3">
      The addresses you score and the subjects you check go to <ConnectionHost baseUrl={baseUrl} /> with the API key;
      nothing else is sent, and nothing goes anywhere else.
    </p>
  );
}
