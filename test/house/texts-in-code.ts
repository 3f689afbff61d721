import { parseSync } from 'vite';

interface Node {
  type: string;
  [property: string]: unknown;
}

/** Names of keys and of errors are one capitalized word, too. */
const NAMES = /^(Sightline|Escape|Enter|Tab|Ctrl|Shift|Home|End|Arrow\w+|\w+(Error|Event))$/;
const ONE_WORD = /^\P{L}*\p{Lu}\p{Ll}+\P{L}*$/u;
const WORD = String.raw`[“"(]?[\p{L}’']+[,.:;?!)”"]?`;
const TWO_WORDS = new RegExp(String.raw`(^|\s)${WORD}\s+${WORD}(\s|$)`, 'u');
/** A word beside what a template inserts. */
const WORD_AT_EDGE = /^\s+\p{L}{2,}|\p{L}{2,}\s+$/u;

/** Whether a string of the code looks like words for people, or names the language of such words: "Saved", "Choose a file", "en". */
function looksLikeText(value: string): boolean {
  if (value === 'en') return true;
  if (NAMES.test(value.trim())) return false;
  return ONE_WORD.test(value.trim()) || TWO_WORDS.test(value);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Class names, test ids, modules and messages of errors for developers are not shown. */
function isNotShown(node: Node): boolean {
  const { type } = node;
  if (type === 'ImportDeclaration' || (type === 'ExportNamedDeclaration' && node.source)) return true;
  if (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)) return true;
  if (type === 'NewExpression') return /Error$/.test(nameOf(node.callee));
  if (type === 'JSXAttribute') return /^(className|rel|data-.*)$/.test(nameOf(node.name));
  return type === 'VariableDeclarator' && /LOOKS?$/.test(nameOf(node.id));
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

function textOf(node: Node): string | null {
  const { value } = node;
  if (node.type === 'JSXText') return typeof value === 'string' && /\p{L}{2}/u.test(value) ? value.trim() : null;
  if (node.type === 'Literal') return typeof value === 'string' && looksLikeText(value) ? value : null;
  if (node.type === 'Identifier') return /^toLocale\w*String$/.test(nameOf(node)) ? nameOf(node) : null;
  if (node.type !== 'TemplateElement') return null;
  const { cooked } = value as { cooked: string };
  return looksLikeText(cooked) || WORD_AT_EDGE.test(cooked) ? cooked : null;
}

/** Returns the texts for people in a file of TypeScript, and where it fixes or guesses their language, in order. */
export function textsInCode(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const node of value) visit(node);
    if (!isNode(value) || isNotShown(value)) return;
    const text = textOf(value);
    if (text !== null && text !== 'Sightline') found.push(text);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}
