import { useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { loadDatabase, useLive } from '@/components/kit/use-live';
import { caseOf, type MissingPurpose, missingPurpose, type RequiredPurpose } from '@/utils/lookup/lookup-record';
import { type CurrentPurpose, readPurpose, savePurpose } from '@/utils/storage/purpose';

/** The case and reason of the next lookups, and the state of their fields. */
export interface PurposeInput {
  reference: string;
  reason: string;
  /** The text in the field, which may end with a space. */
  typed: string;
  reasons: readonly string[];
  required: RequiredPurpose;
  /** What is required and missing. */
  missing: MissingPurpose | undefined;
  isOpen: boolean;
  /** What was typed could not be stored. */
  isLost: boolean;
  open: () => void;
  close: () => void;
  clear: () => void;
  type: (reference: string) => void;
  choose: (reason: string) => void;
}

/** Returns the case and reason that are stamped on lookups, live. */
export function usePurpose(): PurposeInput {
  const { settings } = useApp();
  const { first } = useDesk();
  const live = useLive((database) => readPurpose(database).catch(() => NONE), 'purpose') ?? first.purpose;
  /** What the fields say: what is stored follows a moment later, and must not overwrite the other field. */
  const [draft, setDraft] = useState<CurrentPurpose>();
  const [isOpened, setOpened] = useState(false);
  const [isLost, setLost] = useState(false);
  const { requireReference, requireReason, reasons } = settings;
  const required = { reference: requireReference, reason: requireReason };
  const stored = { reference: live.reference, reason: reasons.includes(live.reason) ? live.reason : '' };
  const shown = draft ?? stored;
  const reference = caseOf(shown.reference);
  // With each key: a lookup that follows at once is stamped with what the field says.
  const save = (next: CurrentPurpose) =>
    void loadDatabase()
      .then(({ database }) => savePurpose(database, { ...next, reference: caseOf(next.reference) }))
      .then(
        () => setLost(false),
        () => setLost(true),
      );
  const change = (part: Partial<CurrentPurpose>) => {
    const next = { ...shown, ...part };
    setDraft(next);
    save(next);
  };
  const missing = missingPurpose({ reference, reason: shown.reason }, required);
  return {
    ...{ reference, reason: shown.reason, reasons, required, missing, isLost },
    typed: shown.reference,
    isOpen: isOpened || missing !== undefined || draft !== undefined,
    open: () => setOpened(true),
    close: () => {
      setOpened(false);
      setDraft(undefined);
    },
    clear: () => save(NONE),
    type: (text) => change({ reference: text }),
    choose: (reason) => change({ reason }),
  };
}

const NONE = { reference: '', reason: '' };
