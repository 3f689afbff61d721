import type { AddressNote } from '@/utils/lookup/subject-of-email';

/** Warnings about the typed address before it is sent: the exact text to be sent, and anything deceptive. */
export function AddressNotes({ note }: { note: AddressNote | null }) {
  if (note === null) return null;
  return (
    <>
      {note.differs && (
        <span className="block break-all">
          Will be sent as <bdi className="font-semibold">{note.exact}</bdi>
        </span>
      )}
      {note.warnings.map((warning) => (
        <span key={warning} className="block text-ink">
          ⚠ {warning}
        </span>
      ))}
    </>
  );
}
