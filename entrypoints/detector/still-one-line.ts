import { findInText } from '@/utils/in-page/find-in-text';
import { inlineRun } from '@/utils/in-page/inline-run';
import type { Mention } from '@/utils/in-page/mention';
import { isText } from '@/utils/in-page/node-type';
import type { Registry } from './registry';

/**
 * What an address is when it comes to be drawn, together with the texts around it. At first it is found without a look at
 * them. Of several nodes it is asked each time whether they stand in one line: that is a matter of style, which changes
 * without a change of the tree, as when a row of a flex box was hidden when it was searched and so looked like a line.
 */
export function stillOneLine(mention: Mention, registry: Registry): readonly Mention[] {
  const texts = mention.nodes.filter(isText);
  const [text] = texts;
  const { early } = mention;
  mention.early = false;
  if (texts.length < 2 && (!early || !text || inlineRun(text).length < 2)) return [mention];
  const found = texts.filter(({ data }) => data.includes('@')).map((text) => [text, findInText(text)] as const);
  const all = found.flatMap(([, mentions]) => mentions);
  if (all.some(({ address, nodes }) => address === mention.address && nodes.length === texts.length)) return [mention];
  for (const text of texts) registry.dropNode(text);
  for (const [text, mentions] of found) registry.put(text, mentions);
  return all;
}
