import { isText } from '@/utils/in-page/dom';
import type { EmailMatch } from '@/utils/in-page/email-match';
import { findInText, isWhole } from '@/utils/in-page/find-in-text';
import { inlineRun } from '@/utils/in-page/inline-run';
import type { Registry } from './registry';

/**
 * Revalidates a match against its neighboring texts, which the first search skips. A match across nodes is
 * revalidated each time: style alone can split its line, as when a hidden flex row is shown.
 */
export function revalidate(match: EmailMatch, registry: Registry): readonly EmailMatch[] {
  const texts = match.nodes.filter(isText);
  const [text] = texts;
  const { isTentative } = match;
  match.isTentative = false;
  if (texts.length < 2 && (!isTentative || !text || inlineRun(text).length < 2)) {
    // Style may also take away again what it adds.
    match.isTentative = Boolean(isTentative) && !isWhole(match);
    return match.isTentative ? [] : [match];
  }
  const found = texts.filter(({ data }) => data.includes('@')).map((text) => [text, findInText(text)] as const);
  const all = found.flatMap(([, matches]) => matches);
  if (all.some(({ address, nodes }) => address === match.address && nodes.length === texts.length)) return [match];
  for (const text of texts) registry.dropNode(text);
  for (const [text, matches] of found) registry.put(text, matches);
  return all;
}

/** Returns whether a match is still a separate address, checking its neighboring texts only if they may matter. */
export const isStillValid = (match: EmailMatch, registry: Registry): boolean =>
  !match.isTentative || revalidate(match, registry).includes(match);
