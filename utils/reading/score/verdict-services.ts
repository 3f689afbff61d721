import { isList } from '@/utils/json/json-object';
import { displayName, isNode, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { isHit } from '@/utils/reading/hit-sign';
import { perWords } from '@/utils/reading/lexicon/words';
import { isSurrounding, mainPath } from '@/utils/reading/main-path';
import { isVerdictPart } from './verdict-name';
import { isNarrow, verdictPartsIn } from './verdict-parts';

/** A part of the answer that may have a separate outcome. */
export interface Service {
  /** As the answer names it. */
  name: string;
  /** The objects that may hold its outcome. */
  places: JsonNode[];
  /** It screens, so a general word such as `status` is its outcome too. */
  screens: boolean;
}

const SCREENS = /aml|pep|sanction|watch|media|news|screen|kyc|kyb|complian|fraud|risk/i;

const isServiceList = perWords((words) =>
  /^(|.*\b(services|checks|reports|screenings|verifications|modules|results|aml|kyc|kyb))$/.test(words.join(' ')),
);
/** Keys by which an item of a list names its service. */
const isServiceKey = perWords((words) =>
  /^(service|check|provider|product|module|report|screening|kind|type|category|name)( (name|type))?$/.test(
    words.join(' '),
  ),
);

const MAX_NAME = 60;

const serviceOf = (node: JsonNode, name: string, about: string): Service => ({
  name,
  places: [node, ...verdictPartsIn(node)],
  screens: SCREENS.test(about),
});

/** Returns the services that a list names one by one. A list of hits has none. */
function servicesInList(list: JsonNode): Service[] {
  if (!isList(list.value) || !isServiceList(list.words)) return [];
  return list.children.filter(isNode).flatMap((item) => {
    const names = item.children.flatMap((child) =>
      isServiceKey(child.words) && typeof child.value === 'string' ? [child.value.slice(0, MAX_NAME)] : [],
    );
    const [name] = names;
    return name === undefined || item.failed || isHit(item)
      ? []
      : serviceOf(item, name, `${list.key} ${names.join(' ')}`);
  });
}

/** Returns the services of an answer in groups: the items of a list, or the objects where the answer divides. */
export function serviceGroups(tree: JsonTree): Service[][] {
  const path = mainPath(tree);
  const end = path.at(-1);
  if (end === undefined || path.some(({ words, failed }) => failed || isNarrow(words))) return [];
  if (isList(end.value)) return [servicesInList(end)];
  const parts = end.children.filter(isNode);
  const objects = parts.filter(
    (part) => !isList(part.value) && !isSurrounding(part) && !isVerdictPart(part.words) && !isNarrow(part.words),
  );
  return [...parts.map(servicesInList), objects.map((part) => serviceOf(part, displayName(part), part.key))];
}
