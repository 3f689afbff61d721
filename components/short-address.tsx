/** Characters at the end that are never cut: the end of a domain says whose it is. */
const END = 18;

/** Draws an address in one line. Without room, an ellipsis replaces a part before its last characters. */
export function ShortAddress({ children: email }: { children: string }) {
  const characters = Array.from(email);
  const cut = Math.max(0, characters.length - END);
  return (
    <bdi className="flex min-w-0 whitespace-pre">
      <span className="min-w-0 truncate">{characters.slice(0, cut).join('')}</span>
      <span className="shrink-0">{characters.slice(cut).join('')}</span>
    </bdi>
  );
}
