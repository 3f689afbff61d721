import { findEmails } from '../detection/find-emails';
import type { FoundEmail } from '../detection/find-plain';
import { isText } from './dom';
import type { EmailMatch } from './email-match';
import { generatedBeside, inlineRun } from './inline-run';

/**
 * Finds tentative addresses in a part of a text, ignoring neighboring texts, to which they may belong.
 * @param text the node's content: Firefox copies it on each read
 */
export function findTentativeIn(node: Text, text: string, from: number, to?: number): EmailMatch[] {
  const nodes = [node];
  return findEmails(text.slice(from, to)).map(({ start, end }) => ({
    address: text.slice(from + start, from + end),
    first: node,
    start: from + start,
    last: node,
    end: from + end,
    nodes,
    text,
    isTentative: true,
  }));
}

/**
 * Finds tentative addresses in a text with an `@`. Checks neighbors only if an `@` yields no address alone, since that
 * check costs most. Callers call `findInText` before showing or returning a tentative match.
 */
export function findTentative(node: Text): EmailMatch[] {
  const { data: text } = node;
  const matches = findTentativeIn(node, text, 0);
  let others = matches.length;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) others--;
  return others ? findInText(node) : matches;
}

/**
 * Returns whether style adds nothing to a match, as with `::before`, that could belong to its address: the rest would be
 * someone else's.
 */
export function isWhole({ address, first, start, last, nodes, text }: EmailMatch): boolean {
  if (!isText(first) || !isText(last)) return true;
  const end = start + address.length;
  const before = /\s/.test(text.slice(0, start)) ? '' : generatedBeside(first, false);
  const after = /\s/.test(text.slice(end)) ? '' : generatedBeside(last, true);
  if (nodes.some((node) => node !== first && generatedBeside(node as Text, false))) return false;
  const isSame = (found: FoundEmail) => found.start === before.length + start && found.end === before.length + end;
  return !(before + after) || findEmails(before + text + after).some(isSame);
}

/**
 * Finds the addresses that include characters of this text, combined with its neighbors in the line. Others are found
 * from their own nodes.
 */
export const findInText = (node: Text): EmailMatch[] => findInRun(node).filter(isWhole);

function findInRun(node: Text): EmailMatch[] {
  const run = inlineRun(node);
  const starts: number[] = [];
  let text = '';
  for (const one of run) {
    starts.push(text.length);
    text += one.data;
  }
  const indexAt = (offset: number): number => starts.findLastIndex((start) => start <= offset);
  return findEmails(text).flatMap(({ start, end }) => {
    const from = indexAt(start);
    const to = indexAt(end - 1);
    const nodes = run.slice(from, to + 1);
    const [first, last] = [run[from], run[to]];
    if (!first || !last || !nodes.includes(node)) return [];
    const before = starts[from] ?? 0;
    const until = starts[to] ?? 0;
    return {
      address: text.slice(start, end),
      first,
      start: start - before,
      last,
      end: end - until,
      nodes,
      text: text.slice(before, until + last.length),
    };
  });
}
