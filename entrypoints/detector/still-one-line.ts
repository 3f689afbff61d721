import { findInText } from '@/utils/in-page/find-in-text';
import { inlineRun } from '@/utils/in-page/inline-run';
import type { Mention } from '@/utils/in-page/mention';
import { isText } from '@/utils/in-page/node-type';
import type { Registry } from './registry';

/**
 * Revalidates a mention against its neighboring texts, which the first search skips. A mention across nodes is
 * revalidated each time: style alone can split its line, as when a hidden flex row is shown.
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
