import { findAround } from '@/utils/in-page/find-in-text';
import type { Mention } from '@/utils/in-page/mention';
import type { Registry } from './registry';

/**
 * What an address over several nodes is when it comes to be drawn. Whether they stand in one line is a matter of style,
 * which changes without a change of the tree: a row of a flex box that was hidden when it was searched looked like a line.
 */
export function stillOneLine(mention: Mention, registry: Registry): readonly Mention[] {
  const texts = mention.nodes.filter((node) => node instanceof Text);
  const isSame = ({ address, nodes }: Mention) => address === mention.address && nodes.length === texts.length;
  if (texts.length < 2 || (texts[0] && findAround(texts[0]).some(isSame))) return [mention];
  for (const text of texts) registry.dropNode(text);
  return texts.flatMap((text) => {
    const found = findAround(text);
    registry.put(text, found);
    return found;
  });
}
