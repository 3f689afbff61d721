import { isBlank, parseBoolean } from '@/utils/json/json-object';
import type { JsonLeaf } from '@/utils/json/json-tree';
import { hasTag } from '@/utils/reading/lexicon/word-tags';
import { buildField } from '@/utils/reading/sections/build-part';
import type { AnswerField } from '@/utils/reading/sections/section';

export interface Fact {
  /** `confirmed`: chosen in the provider profile, under the provider's own name. */
  kind: 'deliverable' | 'disposable' | 'domain-since' | 'confirmed';
  field: AnswerField;
}

const KINDS: readonly (readonly [Fact['kind'], RegExp])[] = [
  ['deliverable', /^(deliverable|deliverability)$/],
  ['disposable', /^disposable$/],
  ['domain-since', /^domain (created|creation date|created at|registered at|registration date|since)$/],
];

/** Beside these words alone, any value states the fact: `email_deliverability: "high"`. */
const PLAIN = /^(is )?(email )?(deliverable|deliverability|disposable)( email)?$/;
/** A disposable phone number is another fact. */
const PHONE = /^(phone|mobile|carrier|number)$/;

/** `email_domain_details.created` (SEON): the part says what was created. */
const DOMAIN_CREATED = /^(created|creation date|created at|registered at|registration date|since)$/;

function factKindOf({ words, parent, value }: JsonLeaf): Fact['kind'] | null {
  const called = words.join(' ');
  if (DOMAIN_CREATED.test(called)) return parent?.words.includes('domain') ? 'domain-since' : null;
  if ([...words, ...(parent?.words ?? [])].some((word) => PHONE.test(word))) return null;
  const isStated = PLAIN.test(called) || parseBoolean(value) !== null;
  const core = isStated ? words.filter((word) => !hasTag(word, 'fact-filler')).join(' ') : called;
  return KINDS.find(([, name]) => name.test(called) || name.test(core))?.[0] ?? null;
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
