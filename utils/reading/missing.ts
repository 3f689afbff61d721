import { isList } from './json-node';
import { childPointer } from './json-pointer';
import { ownName } from './parts';
import type { MissingPart, Source } from './report';
import { saysNothing } from './said';
import { saidText } from './said-text';
import type { Leaf, Place, Walk } from './walk';
import { nameOf, perWords } from './words';

const missingLists =
  /^(unavailable|failed|missing|errored|timed out|skipped) (sources|modules|services|providers|vendors|checks|data sources|parts)$/;
/** `sources: { unavailable: […] }`: two keys hold the two words. */
const missingWord = /^(unavailable|failed|missing|errored|timed out|skipped)$/;
const tellsMissing = perWords((words): 'list' | 'word' | null => {
  const called = words.join(' ');
  return missingLists.test(called) ? 'list' : missingWord.test(called) ? 'word' : null;
});
const partsWord = /^(data )?(sources|modules|services|providers|vendors|checks|parts)$/;
const sourceLists =
  /^(data )?(sources|providers|vendors)( (checked|used|queried))?$|^(checked|used|queried|searched) (sources|lists|providers)$|^(lists|sources) searched$/;

/** Returns the names in a list: texts, or objects with a name. */
function namesIn({ node, pointer }: Place): Source[] {
  if (!isList(node)) return [];
  return node.flatMap((item, i) => {
    const name = typeof item === 'string' ? item : ownName(item);
    return name === null || saysNothing(name) ? [] : { pointer: childPointer(pointer, String(i)), name };
  });
}

/**
 * Returns the sources that the answer names as queried. A list in a hit names the origin of the hit, so only lists near
 * the top count.
 */
export function readSources({ places }: Walk): Source[] {
  const lists = places.filter(
    ({ words, parent, failed }) =>
      !failed && parent?.inList === false && parent.level <= 2 && sourceLists.test(words.join(' ')),
  );
  return lists.flatMap(namesIn);
}

/**
 * Returns the parts that the answer reports as missing: lists of unavailable sources, and parts that report failure.
 */
export function readMissing({ places, leaves }: Walk): MissingPart[] {
  const found: MissingPart[] = [];
  for (const place of places) {
    const tells = tellsMissing(place.words);
    if (tells === 'list' || (tells === 'word' && partsWord.test(place.parent?.words.join(' ') ?? ''))) {
      const called = place.words.join(' ');
      const why = called.startsWith('timed')
        ? 'timeout'
        : called.startsWith('failed') || called.startsWith('errored')
          ? 'failed'
          : 'unavailable';
      found.push(...namesIn(place).map((one) => ({ ...one, why, text: null }) as const));
    } else if (place.parent?.failed !== true) {
      const part = ofPart(place);
      if (part) found.push(part);
    }
  }
  for (const leaf of leaves) {
    const part = tellsMissing(leaf.words) === 'list' ? named(leaf) : null;
    if (part) found.push(part);
  }
  return found;
}

/** `unavailable_sources: "carrier, whois"` */
function named({ pointer, value }: Leaf): MissingPart | null {
  return typeof value === 'string' && !saysNothing(value)
    ? { pointer, name: value, why: 'unavailable', text: null }
    : null;
}

function ofPart({ node, key, words, pointer, parent, sign, inList }: Place): MissingPart | null {
  if (sign === null || !sign.sure) return null;
  // A "processing" item of a list is an order or a payment, not a part of the answer.
  if (sign.why === 'pending' && inList) return null;
  const text = saidText(node);
  // A statement about the whole answer is located at the key that makes it.
  if (parent === null) return { pointer: childPointer('', sign.key), name: sign.key, why: sign.why, text };
  const itemName = words.length === 0 ? ownName(node) : null;
  const name = itemName ?? (words.length > 0 ? nameOf(key, words) : nameOf(parent.key, parent.words));
  return { pointer, name, why: sign.why, text };
}
