import { findInText } from '@/utils/in-page/find-in-text';
import type { Mention } from '@/utils/in-page/mention';
import { isText } from '@/utils/in-page/node-type';
import type { Registry } from './registry';

/**
 * What an address over several nodes is when it comes to be drawn. Whether they stand in one line is a matter of style,
 * which changes without a change of the tree: a row of a flex box that was hidden when it was searched looked like a line.
 */
export function stillOneLine(mention: Mention, registry: Registry): readonly Mention[] {
  const texts = mention.nodes.filter(isText);
  if (texts.length < 2) return [mention];
  const found = texts.filter(({ data }) => data.includes('@')).flatMap(findInText);
  if (found.some(({ address, nodes }) => address === mention.address && nodes.length === texts.length))
    return [mention];
  for (const text of texts) registry.dropNode(text);
  for (const one of found) registry.add(one);
  return found;
}
