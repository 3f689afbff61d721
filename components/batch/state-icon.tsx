import { Ban, Check, CircleQuestionMark, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { LookupState } from '@/utils/lookup/lookup-record';

const ICONS: Record<LookupState, LucideIcon> = {
  queued: Clock,
  sending: LoaderCircle,
  done: Check,
  failed: CircleX,
  unknown: CircleQuestionMark,
  cancelled: Ban,
};

/** The state of a lookup as an icon in a line of text, before its word. */
export function StateIcon({ state }: { state: LookupState }) {
  const Icon = ICONS[state];
  return <Icon className="inline size-3.5 align-[-0.15em]" />;
}
