import { isBlank } from '@/utils/reading/json/blank';
import type { JsonLeaf } from '@/utils/reading/json/json-tree';
import { buildField } from '@/utils/reading/sections/build-part';
import type { AnswerField } from '@/utils/reading/sections/section';

export interface Fact {
  kind: 'deliverable' | 'disposable' | 'domain-since';
  field: AnswerField;
}

const KINDS: readonly (readonly [Fact['kind'], RegExp])[] = [
  ['deliverable', /^(is )?(email )?(deliverable|deliverability)$/],
  ['disposable', /^(is )?(email )?disposable( email)?$/],
  ['domain-since', /^domain (created|creation date|created at|registered at|registration date|since)$/],
];

/** `email_domain_details.created` (SEON): the part says what was created. */
const DOMAIN_CREATED = /^(created|creation date|created at|registered at|registration date|since)$/;

function factKindOf({ words, parent }: JsonLeaf): Fact['kind'] | null {
  const called = words.join(' ');
  if (DOMAIN_CREATED.test(called)) return parent?.words.includes('domain') ? 'domain-since' : null;
  return KINDS.find(([, name]) => name.test(called))?.[0] ?? null;
}

/** Returns one-line facts for the card: the first of each kind in the answer, not from a hit or a failed part. */
export function readFacts(leaves: readonly JsonLeaf[]): Fact[] {
  const found = new Map<Fact['kind'], Fact>();
  for (const leaf of leaves) {
    const { value, parent } = leaf;
    if (parent === null || parent.inList || parent.failed || parent.level > 2 || isBlank(value)) continue;
    const kind = factKindOf(leaf);
    if (kind !== null && !found.has(kind)) found.set(kind, { kind, field: buildField(leaf) });
  }
  return [...found.values()];
}
