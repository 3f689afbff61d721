import { findEmails } from '../detection/find-emails';
import { inlineRun, wholeRun } from './inline-run';
import { type Mention, textMention } from './mention';

/** Elements whose text nobody reads. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'title', 'option']);

/** The addresses with an `@` in one text node, alone or together with its neighbours in the line. */
export const findInText = (node: Text): Mention[] => findIn(node, inlineRun);

/** Every address that reaches into a text that has changed, its `@` in a neighbour or not. */
export const findAround = (node: Text): Mention[] => findIn(node, wholeRun);

function findIn(node: Text, runOf: (node: Text) => Text[]): Mention[] {
  const parent = node.parentElement;
  if (parent && UNREAD.has(parent.localName)) return [];
  const run = runOf(node);
  return run.length === 1 ? findAlone(node) : findInRun(run, node);
}

function findAlone(node: Text): Mention[] {
  return findEmails(node.data).flatMap(({ start, end, address }) => textMention(address, [node], start, end) ?? []);
}

/** Those addresses of a run that hold characters of `node`; the others are found from their own nodes. */
function findInRun(run: readonly Text[], node: Text): Mention[] {
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
    if (!nodes.includes(node)) return [];
    return textMention(address, nodes, start - (starts[from] ?? 0), end - (starts[to] ?? 0)) ?? [];
  });
}
