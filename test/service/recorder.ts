/**
 * How an exchange ended: `open` while nothing is decided, `answered` when the whole answer left, `cut` when a fault
 * broke the connection on purpose, `aborted` when the client went away first.
 */
export type Outcome = 'open' | 'answered' | 'cut' | 'aborted';

/** One received request and what became of it. Times are milliseconds since 1970; header names are lower case. */
export interface RecordedRequest {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  /** The body parsed as JSON; undefined (absent over HTTP) when it is not JSON. */
  readonly body: unknown;
  readonly receivedAt: number;
  readonly answeredAt: number | null;
  readonly status: number | null;
  readonly outcome: Outcome;
  /** True when the client went away before the answer was complete. */
  readonly aborted: boolean;
  /** Kind of the fault that was played, or null. */
  readonly fault: string | null;
}

/** The recorder's own, writable view of an exchange. */
export type Recording = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] };

/** What is known when a request has arrived. */
export type Arrival = Pick<
  RecordedRequest,
  'method' | 'path' | 'query' | 'headers' | 'rawBody' | 'body' | 'receivedAt'
>;

/** Keeps every request in the order of arrival. */
export class Recorder {
  readonly requests: RecordedRequest[] = [];
  #count = 0;

  /** Adds a request and returns its record, to be completed later with {@link close}. */
  open(arrival: Arrival): Recording {
    this.#count += 1;
    const recording: Recording = {
      id: this.#count,
      ...arrival,
      answeredAt: null,
      status: null,
      outcome: 'open',
      aborted: false,
      fault: null,
    };
    this.requests.push(recording);
    return recording;
  }

  /** Completes a record; later calls for the same record change nothing, since the first end is the true one. */
  close(recording: Recording, outcome: Exclude<Outcome, 'open'>, status: number | null): void {
    if (recording.outcome !== 'open') return;
    recording.outcome = outcome;
    recording.aborted = outcome === 'aborted';
    recording.status = status;
    recording.answeredAt = outcome === 'answered' ? Date.now() : null;
  }

  /** Forgets everything; the array stays the same object, so a test may hold on to it. */
  clear(): void {
    this.requests.length = 0;
  }
}
