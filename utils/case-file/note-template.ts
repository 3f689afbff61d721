import { visibleText } from '@/utils/json/visible-text';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import type { NoteLine } from './note-formats';

/** What a template can contain in braces, such as `{subject}`. */
export const PLACEHOLDERS = [
  'operation',
  'subject',
  'sent',
  'environment',
  'score',
  'verdict',
  'reasons',
  'counts',
  'screening',
  'hits',
  'changed',
  'missing',
  'contradictions',
  'decision',
  'note',
  'reference',
  'reason',
  'user',
  'id',
  'log',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The values of a note by placeholder, each on one line; none if there is nothing to say. */
export type NoteParts = Readonly<Record<Placeholder, readonly string[]>>;

const NAMES: ReadonlySet<string> = new Set(PLACEHOLDERS);
const isPlaceholder = (name: string): name is Placeholder => NAMES.has(name);

/** These have any number of values. Alone on a line, each value is an item of a list. */
const LISTS: ReadonlySet<string> = new Set<Placeholder>(['reasons', 'counts', 'hits', 'missing', 'contradictions']);

/** How a part that a template leaves out is named. */
const TITLES: Partial<Record<keyof NoteParts, PlainKey>> = {
  environment: 'environment.title',
  screening: 'screening.title',
  hits: 'count.hits',
};

/** What a note must not leave out: a template without it would make a result look better than it is. */
const NEVER_OMITTED = [
  'environment',
  'screening',
  'hits',
  'changed',
  'missing',
  'contradictions',
] as const satisfies Placeholder[];

const IN_BRACES = /\{([^{}\n]*)\}/g;
const ALONE = /^\s*(?:- )?\{([^{}]*)\}\s*$/;
const ITEM = /^\s*- /;
const NOTHING = '–';
/** Several values in one line; a value with our separator would be two. */
const joined = (values: readonly string[]): string =>
  values.length < 2 ? values.join() : values.map((value) => value.replaceAll(';', ',')).join('; ');

/** Why a template does not give what its author expects; what is not understood stays in the note as typed. */
export type TemplateProblem = { kind: 'unknown'; name: string } | { kind: 'unclosed'; line: number };

/** Returns the first problem of a template; null for none. Lines start at 1. */
export function templateProblem(template: string): TemplateProblem | null {
  const lines = template.split(/\r?\n/);
  for (const [i, line] of lines.entries()) {
    if (/[{}]/.test(line.replace(IN_BRACES, ''))) return { kind: 'unclosed', line: i + 1 };
    const unknown = [...line.matchAll(IN_BRACES)].find(([, name = '']) => !isPlaceholder(name));
    if (unknown) return { kind: 'unknown', name: unknown[0] };
  }
  return null;
}

/**
 * Returns the lines of a note by a template. Values are put in once and are never templates. One line at the end says what the
 * template leaves out of screening, hits, contradictions and missing parts.
 */
export function fillNoteTemplate(template: string, parts: NoteParts, { t }: Pick<Texts, 't'>): NoteLine[] {
  const used = new Set<string>();
  const filled = (whole: string, name: string): string => {
    if (!isPlaceholder(name)) return whole;
    used.add(name);
    return joined(parts[name]) || NOTHING;
  };
  const lines = visibleLines(template).flatMap((line): NoteLine[] => {
    const [, alone = ''] = ALONE.exec(line) ?? [];
    if (isPlaceholder(alone) && LISTS.has(alone) && parts[alone].length > 0) {
      used.add(alone);
      return parts[alone].map((text) => ({ text, isItem: true }));
    }
    const isItem = ITEM.test(line);
    const text = line.replace(ITEM, '').replace(IN_BRACES, filled);
    return [{ text, isItem }];
  });
  const rest = NEVER_OMITTED.filter((name) => !used.has(name) && parts[name].length > 0).map((name) => {
    const text = joined(parts[name]);
    const title = TITLES[name];
    return title ? t('list.named', { name: t(title), value: text }) : text;
  });
  return rest.length === 0 ? lines : [...lines, { text: t('note.also', { rest: rest.join(' · ') }), isItem: false }];
}

/** A template from a file or policy may contain characters that hide or turn text. */
const visibleLines = (template: string): string[] =>
  template
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => visibleText(line.toWellFormed()));
