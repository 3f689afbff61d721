/** Stands at a field that the organisation's policy has set. */
export function ManagedNote() {
  return (
    <span className="w-fit rounded border border-edge px-1 text-xs whitespace-nowrap text-muted">
      Set by your organisation
    </span>
  );
}
