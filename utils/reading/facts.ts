import { buildField } from './parts';
import type { Fact } from './report';
import { saysNothing } from './said';
import type { Leaf } from './walk';
import type { SplitWords } from './words';

const kinds: readonly (readonly [Fact['kind'], RegExp])[] = [
  ['deliverable', /^(is )?(email )?(deliverable|deliverability)$/],
  ['disposable', /^(is )?(email )?disposable( email)?$/],
  ['domain-since', /^domain (created|creation date|created at|registered at|registration date|since)$/],
];

/** `email_domain_details.created` (SEON): the part says what was created. */
const domainCreated = /^(created|creation date|created at|registered at|registration date|since)$/;

function kindOf({ words, place }: Leaf): Fact['kind'] | null {
  const called = words.join(' ');
  if (domainCreated.test(called)) return place?.words.includes('domain') ? 'domain-since' : null;
  return kinds.find(([, name]) => name.test(called))?.[0] ?? null;
}

/** Returns one-line facts for the card: the first of each kind in the answer, not from a hit or a failed part. */
export function readFacts(leaves: readonly Leaf[], splitWords: SplitWords): Fact[] {
  const found = new Map<Fact['kind'], Fact>();
  for (const leaf of leaves) {
    const { pointer, key, value, place } = leaf;
    if (place === null || place.inList || place.failed || place.level > 2 || saysNothing(value)) continue;
    const kind = kindOf(leaf);
    if (kind !== null && !found.has(kind))
      found.set(kind, { kind, field: buildField(pointer, key, value, splitWords) });
  }
  return [...found.values()];
}
