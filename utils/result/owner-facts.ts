import type { OwnerFacts } from '@/utils/compare/compare-record';
import type { Stated } from '@/utils/compare/comparison';
import { isName } from '@/utils/reading/facts/echo';
import type { Field } from '@/utils/reading/lexicon/field-row';
import { isField } from '@/utils/reading/lexicon/fields';
import { perWords, splitKey } from '@/utils/reading/lexicon/words';
import type { Report } from '@/utils/reading/report';
import { groupOf } from '@/utils/reading/sections/group-of';
import type { AnswerField, AnswerPart, GroupId } from '@/utils/reading/sections/section';

/** Parts about breaches, hosts and machines, with names and countries of those, unless they state a person's whole name. */
const OF_THINGS: ReadonlySet<GroupId | null> = new Set([
  ...(['breaches', 'mail', 'domain', 'network', 'sources', 'technical', 'phone'] as const),
]);
/** Parts with names of other people, and of rules. */
const OF_OTHERS: ReadonlySet<GroupId | null> = new Set(['screening', 'why', 'relations'] as const);
const COMPANY = /^((current|latest) )?(company|organi[sz]ation|employer|business|works (for|at))( names?)?$/;
const PHONE =
  /^((primary|home|work|mobile|cell|contact|international|formatted|national|associated) )*(phones?|mobiles?|telephones?|cell|msisdn)( (numbers?|e164|international|formatted))*$/;
/** Some digits may be masked; 0.98 says how well a number fits. */
const NUMBER = /^(?!\d+\.\d+$)(?:[^\d*]*[\d*]){6}/;
const isCompany = perWords((words) => COMPANY.test(words.join(' ')));
const isPhone = perWords((words) => PHONE.test(words.join(' ')));

const HALVES: readonly Field[] = ['first-name', 'middle-name', 'last-name', 'second-last-name'];
/** More values of one fact are not compared. */
const MAX_VALUES = 200;

/** Returns what an answer about an email address states of its owner, outside screening, with the place of each value. */
export function ownerFacts({ sections, screeningEntries }: Pick<Report, 'sections' | 'screeningEntries'>): OwnerFacts {
  const names: Stated[] = [];
  const companies: Stated[] = [];
  const countries: Stated[] = [];
  const phones: Stated[] = [];
  const hits = new Set(screeningEntries.map(({ pointer }) => pointer));

  function readFields(fields: readonly AnswerField[], group: GroupId | null, list: string | null): void {
    const joined = joinedName(fields);
    names.push(...joined);
    const isOfPerson = joined.length > 0 || fields.some(({ key }) => isField(splitKey(key), 'best-name'));
    for (const field of fields) {
      const words = splitKey(field.key);
      if (isPhone(words)) phones.push(...textsOf(field).filter(({ text }) => NUMBER.test(text)));
      else if (OF_THINGS.has(group) && !isOfPerson) continue;
      else if (isCompany(words)) companies.push(...textsOf(field).filter(isName));
      else if (OF_THINGS.has(groupOf(words))) continue;
      else if (isField(words, 'country')) countries.push(...textsOf(field));
      else if (isOwnName(words, group, list)) names.push(...textsOf(field).filter(isName));
    }
  }

  function readPart({ key, list, fields, parts, pointer }: AnswerPart, group: GroupId | null, above: string | null) {
    const own = /^\d+$/.test(key) ? group : (groupOf(splitKey(key)) ?? group);
    if (hits.has(pointer) || OF_OTHERS.has(own)) return;
    readFields(fields, own, above);
    for (const part of parts) readPart(part, own, list ? key : null);
  }

  for (const { fields, parts } of sections) {
    readFields(fields, 'identity', null);
    for (const part of parts) readPart(part, null, null);
  }
  return {
    names: names.slice(0, MAX_VALUES),
    companies: companies.slice(0, MAX_VALUES),
    countries: countries.slice(0, MAX_VALUES),
    phones: phones.slice(0, MAX_VALUES),
  };
}

/** A bare `name` is that of a site in a list of accounts, and that of anything in a part about no person. */
function isOwnName(words: readonly string[], group: GroupId | null, list: string | null): boolean {
  if (isField(words, 'best-name')) return true;
  if (!isField(words, 'name', 'names') || (group !== 'identity' && group !== 'accounts')) return false;
  return list === null || groupOf(splitKey(list)) === 'identity';
}

/** Returns the name that the fields of one part state in halves; half a name is not compared. */
function joinedName(fields: readonly AnswerField[]): Stated[] {
  const halves = HALVES.flatMap((half) => fields.find(({ key }) => isField(splitKey(key), half)) ?? []);
  const texts = halves.map((half) => textsOf(half)[0] ?? { text: '', pointer: half.pointer });
  const has = (half: Field) => halves.some(({ key }, at) => isField(splitKey(key), half) && texts[at]?.text !== '');
  const [first] = texts;
  if (first === undefined || !has('first-name') || !has('last-name')) return [];
  const text = texts.flatMap(({ text }) => (text === '' ? [] : text)).join(' ');
  return [{ text, pointer: first.pointer }].filter(isName);
}

function textsOf({ value, pointer }: AnswerField): Stated[] {
  const values = value.kind === 'list' ? value.items : [value];
  return values.flatMap((each, i) => {
    if (each.kind !== 'text' && each.kind !== 'number' && each.kind !== 'identifier') return [];
    return [{ text: each.text.trim(), pointer: value.kind === 'list' ? `${pointer}/${i}` : pointer }];
  });
}
