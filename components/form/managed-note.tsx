/** Marks a field that the organization's policy sets. */
export function ManagedNote() {
  return (
    <span className="w-fit rounded border border-edge px-1 text-xs whitespace-nowrap text-muted">
      Set by your organisation
    </span>
  );
}
