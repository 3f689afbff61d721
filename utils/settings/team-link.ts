/** What a link of the team may carry of a subject. */
export const LINK_SLOTS = ['email', 'name', 'domain', 'country'] as const;
type Slot = (typeof LINK_SLOTS)[number];

/** A link as written in the settings: "Register › https://register.example/?q={name}". */
interface TeamLink {
  name: string;
  address: string;
}

/** The values of a subject; a slot without a value is absent. */
export type SlotValues = Partial<Record<Slot, string>>;

const LINE = /^([^›>]{1,40})[›>]\s*(https:\/\/\S+)$/;
const SLOT = /\{(\w*)\}/g;
const slots: ReadonlySet<string> = new Set(LINK_SLOTS);

/** Reads a line of the settings; null unless it is a name and an https address with slots only behind its host. */
export function readTeamLink(line: string): TeamLink | null {
  const [, name = '', address = ''] = LINE.exec(line.trim()) ?? [];
  const isKnown = [...address.matchAll(SLOT)].every(([, slot = '']) => slots.has(slot));
  if (name.trim() === '' || !isKnown || /[{}]/.test(address.replace(SLOT, ''))) return null;
  const [a, b] = [parse(address.replace(SLOT, 'a')), parse(address.replace(SLOT, 'b'))];
  if (a === null || b === null || a.origin !== b.origin || a.protocol !== 'https:') return null;
  return a.username === '' && a.password === '' ? { name: name.trim(), address } : null;
}

/**
 * Returns a link with the values of a subject; null if one is missing, or would be anything but its own slot: ".." is a way up.
 * Values are percent-encoded, so that none begins another part of the address.
 */
export function fillTeamLink(line: string, values: SlotValues): { name: string; host: string; href: string } | null {
  const link = readTeamLink(line);
  if (link === null) return null;
  const texts = [...link.address.matchAll(SLOT)].map(([, slot = '']) => encoded(values[slot as Slot] ?? ''));
  if (texts.includes('')) return null;
  // Longer than the address, so that it is nowhere else in it.
  const mark = `a${'b'.repeat(link.address.length)}c`;
  const plain = parse(link.address.replace(SLOT, mark));
  const filled = parse(link.address.replace(SLOT, inTurn(texts)));
  if (filled === null || filled.href !== plain?.href.replaceAll(mark, inTurn(texts))) return null;
  return { name: link.name, host: filled.host, href: filled.href };
}

/** Returns a replacement of each place by the next text. */
function inTurn(texts: readonly string[]): () => string {
  let at = 0;
  return () => texts[at++] ?? '';
}

const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
