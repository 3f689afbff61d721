import type { Stated } from '@/utils/compare/comparison';
import { isList, isObject } from '@/utils/json/json-object';
import { type JsonLeaf, type JsonNode, type JsonTree, perNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/reading/lexicon/words';
import { isEntityType, readEntryFacts } from './screening/entry-facts';
import { entryFields, readNames } from './screening/entry-fields';
import type { Place } from './screening/place';
import { screeningName } from './screening/screening-key';
import type { ScreeningEvidence } from './screening/screening-row';
import { isUnderstood } from './screening/statement';

/** Whom an answer says that it is about, outside its hits: an echo of the question. Empty lists without one. */
export interface Echo {
  names: Stated[];
  /** Names of a company; beside a person, they may be of the employer. */
  companies: Stated[];
  births: Stated[];
  emails: Stated[];
}

/** Keys of the name or term that was searched, in any place but a hit. */
const ASKED_NAME =
  /^((search(ed)?|submitted|requested|queried|screened|asked|input|supplied|provided|entered|original|subject|applicant|customer|party|monitored)( (search|full|entity|person|individual|company|query|subject|customer|original))* (names?|terms?|text|string)|query( (names?|terms?|text|string))?|search (query|value)|search|terms?|name searched)$/;
/** Keys of its name around everything; elsewhere they may be of a hit. */
const SUBJECT_NAME = /^((entity|client|person|consumer) names?|subject)$/;
const COMPANY_NAME = /^((company|com|business|legal|organi[sz]ation|registered) )+name$/;
/** Parts about the subject of the answer. */
const SUBJECT =
  /^(entity|subject|person|individual|applicant|customer|party|consumer|account holder|name|(base|basic|personal) (info(rmation)?|details|data))$/;
/** The name of the subject as a part; in a list of one it is the subject's all the same. */
const NAME_PART = /^(subject|customer|applicant|consumer|party) name$/;
/** What a text under `subject` may be instead of a name: "Sanctions check". */
const NO_SUBJECT =
  /\b(check|screening|report|verification|search|lookup|result|test|risk|review|alert|request|details)s?\b/i;
const COMPANY = /^(company|business|organi[sz]ation|legal entity)$/;
/** Parts of the question that describe the search, not whom it is for. */
const SETTINGS =
  /\b(filters?|config(uration)?|settings?|options?|preferences?|templates?|policy|policies|profiles?|subscription|questions?|questionnaire|user|requester|lists?|sources?|datasets?|pages?|sort)\b/;
const EMAIL_KEY =
  /^((input|requested|submitted|searched|queried|original|sanitized|normali[sz]ed|provided|user|customer|applicant) )?(e ?mail( address)?|address|query|input|value)$/;
/** Parts about the email address, or around everything. Those of others have addresses of their own. */
const EMAIL_PLACE =
  /^(|data|results?|response|answer|e ?mails?( (address|check|details|validation|verification|risk|analysis))?|query|request|input|parameters?|params|meta|subject|kyc|payload|body|attributes|report|check|verification|validation|lookup|information)$/;
const EMAIL = /^[^\s@,;<>*]+@[^\s@,;<>*]+\.[^\s@,;<>*]{2,}$/;
/** Nobody's name: hidden, or a text about the search. */
const NO_NAME = /[*<>[\]{}=/@_]|\b(redacted|hidden|masked|unknown|null|undefined|n\/a)\b|^[0-9a-f-]{12,}$/i;
const MAX_NAME = 120;
const MAX_ECHOES = 20;

const isAskedName = perWords((words) => ASKED_NAME.test(screeningName(words)));
const isSubjectName = perWords((words) => SUBJECT_NAME.test(screeningName(words)));
const isCompanyName = perWords((words) => COMPANY_NAME.test(screeningName(words)));
const isEmailKey = perWords((words) => EMAIL_KEY.test(words.join(' ')));
const isEmailPlace = perWords((words) => EMAIL_PLACE.test(words.join(' ')));
const isSettings = perWords((words) => SETTINGS.test(screeningName(words)));

/** Whether no list around a node has another item. */
const isAlone = perNode((node): boolean => {
  const { parent } = node;
  return parent === null || (!(isList(parent.value) && parent.children.length > 1) && isAlone(parent));
});
/** Whether an address of a part is that of the whole answer. */
const isAboutEmail = perNode(
  (node): boolean => isEmailPlace(node.words) && (node.parent === null || isAboutEmail(node.parent)),
);

/** Whether a text may be somebody's name, and is no word about a search. */
export const isName = ({ text }: Stated): boolean =>
  text.length <= MAX_NAME &&
  /\p{L}{2}/u.test(text) &&
  !NO_NAME.test(text) &&
  !isUnderstood(text) &&
  !isEntityType(text);

/** Returns the names of a part, or the only part of a name that it has. */
function namesOf(node: JsonNode): Stated[] {
  const { shown, all } = readNames(node, entryFields(node));
  if (all.length > 0) return all;
  return shown.flatMap(({ value, pointer, key }) =>
    value.kind === 'text' && /name/i.test(key) ? [{ text: value.text, pointer }] : [],
  );
}

/** Whether a pointer is that of a field of a part, not of a part in it. */
const isOwnField = (pointer: string, node: JsonNode): boolean => !pointer.slice(node.pointer.length + 1).includes('/');

const textsOf = ({ value, pointer }: JsonLeaf): Stated[] =>
  typeof value === 'string' ? [{ text: value.trim(), pointer }] : [];

function emailOf({ value, pointer }: JsonLeaf): Stated[] {
  if (typeof value !== 'string' || value.length > 254) return [];
  const text = value.trim().replace(/%40/i, '@').replaceAll(/%2b/gi, '+');
  return EMAIL.test(text) ? [{ text, pointer }] : [];
}

/** Returns whom the answer itself says that it is about, without what its hits say. */
export function readEcho(
  { leaves, nodes }: JsonTree,
  at: (node: JsonNode | null) => Place,
  evidence: readonly ScreeningEvidence[],
): Echo {
  const echo: Echo = { names: [], companies: [], births: [], emails: [] };
  const { names, companies, births, emails } = echo;
  for (const leaf of leaves) {
    const { parent, words } = leaf;
    if (parent === null || !isObject(parent.value)) continue;
    const isCompany = isCompanyName(words) && parent.level <= 1;
    const isAsked =
      isAskedName(words) ||
      (isSubjectName(words) &&
        parent.level <= 1 &&
        !parent.inList &&
        !textsOf(leaf).some(({ text }) => NO_SUBJECT.test(text)));
    const mayBeEmail = isEmailKey(words);
    if ((!isCompany && !isAsked && !mayBeEmail) || !isAlone(parent)) continue;
    const { role, item } = at(parent);
    if (item !== null) continue;
    if (mayBeEmail && isAboutEmail(parent)) emails.push(...emailOf(leaf));
    if (role !== 'plain' && role !== 'echo') continue;
    if (isAsked) names.push(...textsOf(leaf));
    if (isCompany && !parent.inList) companies.push(...textsOf(leaf));
  }
  for (const node of nodes) {
    if (node.parent === null || !isObject(node.value) || names.length > MAX_ECHOES) continue;
    const called = screeningName(node.words);
    const { role, item } = at(node);
    const isEcho = role === 'echo' && !isSettings(node.words);
    const isNamePart = NAME_PART.test(called);
    const isSubject =
      role === 'plain' && (isNamePart || (!node.inList && (SUBJECT.test(called) || COMPANY.test(called))));
    if ((!isEcho && !isSubject) || item !== null || !isAlone(node)) continue;
    // What a screening found in it is no echo; beside a part that screens it, its own name is.
    const found = isSubject ? evidence.filter(({ pointer }) => pointer.startsWith(`${node.pointer}/`)) : [];
    if (found.some(({ pointer }) => isOwnField(pointer, node))) continue;
    const own = found.length > 0 ? namesOf(node).filter(({ pointer }) => isOwnField(pointer, node)) : namesOf(node);
    (COMPANY.test(called) ? companies : names).push(...own);
    if (isEcho) births.push(...readEntryFacts(node).facts.births);
  }
  return { names: names.filter(isName), companies: companies.filter(isName), births, emails };
}
