import type { PlainKey } from '../texts/text-key';
import type { LookupState } from './lookup-record';

/** The states of a lookup in words; `reused` is a done one whose result was saved before. */
export const STATE_TEXTS = {
  queued: 'lookupState.queued',
  sending: 'lookupState.sending',
  done: 'lookupState.done',
  reused: 'lookupState.reused',
  failed: 'lookupState.failed',
  unknown: 'lookupState.unknown',
  cancelled: 'lookupState.canceled',
} as const satisfies Record<LookupState | 'reused', PlainKey>;
