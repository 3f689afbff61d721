import { Parser } from 'saxen';
import type { PartReader } from './unpack';
import type { WorkbookProblem } from './workbook-problem';

/** Receives the elements of a part, without the prefixes of their names, and the text directly inside them. */
export interface XmlHandler {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** Asked after each piece: why reading stops. */
  problem?: () => WorkbookProblem | null;
}

/** Pieces of this length are parsed: the parser looks again at a beginning without its end. */
const PIECE = 1_000_000;

const MAX_SILENT = 3_000_000;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Returns a reader of an XML part. A document type is refused, because no spreadsheet writes one; so there are no
 * entities but the five of XML.
 */
export function xmlReader({ open, close, text, problem: problemOf }: XmlHandler): PartReader {
  const decoder = new TextDecoder();
  let problem: WorkbookProblem | null = null;
  let waiting = '';
  /** Letters since the last element began or ended. */
  let silent = 0;
  const fail = () => {
    problem ??= 'not-a-workbook';
    parser.stop();
  };
  const parser = new Parser()
    .on('openTag', (name, attributes, decode) => {
      silent = 0;
      open?.(local(name), mapValues(attributes(), decode));
    })
    .on('closeTag', (name) => {
      silent = 0;
      close?.(local(name));
    })
    .on('text', (piece, decode) => text?.(decode(piece)))
    .on('cdata', (piece) => text?.(piece))
    .on('attention', fail)
    .on('error', fail)
    .on('warn', () => undefined);
  return (bytes, isLast) => {
    waiting += decoder.decode(bytes, { stream: !isLast });
    if (waiting.length < PIECE && !isLast) return null;
    const piece = waiting.replace(/^\uFEFF/, '');
    waiting = '';
    silent += piece.length;
    if (problem === null) parser.write(piece);
    if (problem === null && isLast) parser.end();
    // A cell has 32,767 letters at most.
    if (silent > MAX_SILENT) problem ??= 'workbook-too-large';
    return problem ?? problemOf?.() ?? null;
  };
}

const mapValues = (values: Record<string, string>, change: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Returns an attribute by its name without prefix. */
export const attribute = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => local(key) === name)?.[1];
