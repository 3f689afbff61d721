import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import { readPurpose, savePurpose } from '@/utils/storage/purpose';

/** The case and reason of the next lookups, and the state of their fields. */
export interface PurposeInput {
  reference: string;
  reason: string;
  /** The text in the field, which may end with a space. */
  typed: string;
  reasons: readonly string[];
  isRequired: boolean;
  /** A case is required, and there is none. */
  isMissing: boolean;
  isOpen: boolean;
  /** What was typed could not be stored. */
  isLost: boolean;
  open: () => void;
  close: () => void;
  clear: () => void;
  type: (reference: string) => void;
  choose: (reason: string) => void;
}

/** Returns the case and reason that are stamped on lookups, live; undefined while they load. */
export function usePurpose(): PurposeInput | undefined {
  const { database, settings } = useApp();
  const live = useLiveQuery(() => readPurpose(database).catch(() => NONE), [database]);
  const [typed, setTyped] = useState<string>();
  const [isOpened, setOpened] = useState(false);
  const [isLost, setLost] = useState(false);
  if (live === undefined) return undefined;
  const { requireReference: isRequired, reasons } = settings;
  const { reference } = live;
  const reason = reasons.includes(live.reason) ? live.reason : '';
  // With each key: a lookup that follows at once is stamped with what the field says.
  const save = (next: typeof NONE) =>
    void savePurpose(database, next).then(
      () => setLost(false),
      () => setLost(true),
    );
  const isMissing = isRequired && reference === '';
  return {
    ...{ reference, reason, reasons, isRequired, isMissing, isLost },
    typed: typed ?? reference,
    isOpen: isOpened || isMissing || typed !== undefined,
    open: () => setOpened(true),
    close: () => {
      setOpened(false);
      setTyped(undefined);
    },
    clear: () => save(NONE),
    type: (text) => {
      setTyped(text);
      save({ reference: text.trim(), reason });
    },
    choose: (next) => {
      setOpened(true);
      save({ reference, reason: next });
    },
  };
}

const NONE = { reference: '', reason: '' };
