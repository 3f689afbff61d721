import { findEmails } from '../detection/find-emails';
import { inlineRun } from './inline-run';
import type { Mention } from './mention';

/**
 * The addresses of a part of a text, early: without a look at the texts around, to which they may belong.
 * @param text what the node holds: each time that it is read, Firefox copies it
 */
export function earlyIn(node: Text, text: string, from: number, to?: number): Mention[] {
  const nodes = [node];
  return findEmails(text.slice(from, to)).map(({ start, end, address }) => ({
    address,
    first: node,
    start: from + start,
    last: node,
    end: from + end,
    nodes,
    text,
    early: true,
  }));
}

/**
 * The addresses of one text with an `@`, early: its neighbours are looked at only where an `@` gives no address by itself, as
 * a look costs more than all the rest. Whoever shows an early mention or passes it on asks `findInText` before.
 */
export function findEarly(node: Text): Mention[] {
  const { data: text } = node;
  const mentions = earlyIn(node, text, 0);
  let others = mentions.length;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) others--;
  return others ? findInText(node) : mentions;
}

/**
 * The addresses with an `@` in one text, alone or together with its neighbours in the line: those that hold characters of
 * it; the others are found from their own nodes.
 */
export function findInText(node: Text): Mention[] {
  const run = inlineRun(node);
  const starts: number[] = [];
  let text = '';
  for (const one of run) {
    starts.push(text.length);
    text += one.data;
  }
  const indexAt = (offset: number): number => starts.findLastIndex((start) => start <= offset);
  return findEmails(text).flatMap(({ start, end, address }) => {
    const from = indexAt(start);
    const to = indexAt(end - 1);
    const nodes = run.slice(from, to + 1);
    const [first, last] = [run[from], run[to]];
    if (!first || !last || !nodes.includes(node)) return [];
    const before = starts[from] ?? 0;
    const until = starts[to] ?? 0;
    return {
      address,
      first,
      start: start - before,
      last,
      end: end - until,
      nodes,
      text: text.slice(before, until + last.length),
    };
  });
}
