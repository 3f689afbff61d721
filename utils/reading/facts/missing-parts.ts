import { isBlank, isList } from '@/utils/json/json-object';
import { childPointer, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { nameOf } from '@/utils/json/key-name';
import { perWords } from '@/utils/reading/lexicon/words';
import { ownName } from '@/utils/reading/sections/build-part';

export interface MissingPart {
  pointer: string;
  /** The part's own name in words. */
  name: string;
}

const MISSING_LIST =
  /^(unavailable|failed|missing|errored|timed out|skipped) (sources|modules|services|providers|vendors|checks|data sources|parts)$/;
/** `sources: { unavailable: […] }`: two keys hold the two words. */
const MISSING_WORD = /^(unavailable|failed|missing|errored|timed out|skipped)$/;
const missingKeyKind = perWords((words): 'list' | 'word' | null => {
  const called = words.join(' ');
  return MISSING_LIST.test(called) ? 'list' : MISSING_WORD.test(called) ? 'word' : null;
});
const PARTS_WORD = /^(data )?(sources|modules|services|providers|vendors|checks|parts)$/;

/** Returns the names in a list: texts, or objects with a name. */
function readNames({ value, pointer }: JsonNode): MissingPart[] {
  if (!isList(value)) return [];
  return value.flatMap((item, i) => {
    const name = typeof item === 'string' ? item : ownName(item);
    return name === null || isBlank(name) ? [] : { pointer: childPointer(pointer, String(i)), name };
  });
}

/**
 * Returns the parts that the answer reports as missing: lists of unavailable sources, and parts that report failure.
 */
export function readMissing({ nodes, leaves }: JsonTree): MissingPart[] {
  const found: MissingPart[] = [];
  for (const node of nodes) {
    const tells = missingKeyKind(node.words);
    if (tells === 'list' || (tells === 'word' && PARTS_WORD.test(node.parent?.words.join(' ') ?? ''))) {
      found.push(...readNames(node));
    } else if (node.parent?.failed !== true) {
      const part = readMissingPart(node);
      if (part) found.push(part);
    }
  }
  for (const leaf of leaves) {
    const part = missingKeyKind(leaf.words) === 'list' ? readNamedPart(leaf) : null;
    if (part) found.push(part);
  }
  return found;
}

/** `unavailable_sources: "carrier, whois"` */
function readNamedPart({ pointer, value }: JsonLeaf): MissingPart | null {
  return typeof value === 'string' && !isBlank(value) ? { pointer, name: value } : null;
}

function readMissingPart({ value, key, words, pointer, parent, failure, inList }: JsonNode): MissingPart | null {
  if (failure === null || !failure.sure) return null;
  // A "processing" item of a list is an order or a payment, not a part of the answer.
  if (failure.why === 'pending' && inList) return null;
  // A statement about the whole answer is located at the key that makes it.
  if (parent === null) return { pointer: childPointer('', failure.key), name: failure.key };
  const itemName = words.length === 0 ? ownName(value) : null;
  const name = itemName ?? (words.length > 0 ? nameOf(key, words) : nameOf(parent.key, parent.words));
  return { pointer, name };
}
