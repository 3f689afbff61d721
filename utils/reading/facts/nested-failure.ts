import { ERROR_KEYS, errorTextOf, indicatesError, isErrorEntry } from '@/utils/json/error-body';
import { isBlank, isList, normalizeKey } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { isNotComputed, readSentNumber } from '@/utils/json/sent-number';
import { perWords } from '@/utils/reading/lexicon/words';
import { mainPath } from '@/utils/reading/main-path';
import { type InBandFailure, MAX_TEXT } from './in-band-failure';

const isMessageList = perWords((words) =>
  words.some((word) => /^(errors?|warnings?|messages|faults?|exceptions?)$/.test(word)),
);
const isOutcomeKey = perWords((words) =>
  /^(scores?|decisions?|verdict|outcome|recommendation)$/.test(words.at(-1) ?? ''),
);

/** Whether a place for a score or a decision holds none: null, "", -1. */
function isEmpty({ value }: JsonLeaf): boolean {
  const sent = readSentNumber(value);
  return isBlank(value) || (sent !== null && isNotComputed(sent));
}

const isUnderErrorKey = ({ key, value }: JsonNode | JsonLeaf): boolean =>
  ERROR_KEYS.has(normalizeKey(key.slice(0, 40))) && indicatesError(value);

/** Returns the error that a part states: about itself, under an error key, or in a list of messages. */
function statedError(node: JsonNode): InBandFailure | null {
  const found = (pointer: string, error: unknown): InBandFailure => ({
    pointer,
    text: errorTextOf(error)?.slice(0, MAX_TEXT) ?? null,
  });
  if (isErrorEntry(node.value)) return found(node.pointer, node.value);
  if (isList(node.value)) return null;
  for (const child of node.children) {
    const entry = isMessageList(child.words) && isList(child.value) ? child.value.find(isErrorEntry) : undefined;
    if (entry !== undefined || isUnderErrorKey(child)) return found(child.pointer, entry ?? child.value);
  }
  return null;
}

/** Returns the nodes that state an error, and those around them. */
function nodesWithErrors({ nodes }: JsonTree): ReadonlySet<JsonNode> {
  const found = new Set<JsonNode>();
  for (const node of nodes.filter((part) => isUnderErrorKey(part) || isErrorEntry(part.value)))
    for (let at: JsonNode | null = node; at !== null && !found.has(at); at = at.parent) found.add(at);
  return found;
}

/**
 * Returns the error of the only service, or of the first if all failed, in an answer without any score or decision:
 * "Workflow complete" outside, "Invalid user id" inside (Experian).
 */
export function readNestedFailure(tree: JsonTree): InBandFailure | null {
  const outcomes = tree.leaves.filter(({ words }) => isOutcomeKey(words));
  if (outcomes.length === 0 || !outcomes.every(isEmpty)) return null;
  const path = mainPath(tree);
  const end = path.at(-1);
  const failed = path.find((node) => statedError(node) !== null);
  const services = failed ? [failed] : end && isList(end.value) ? end.children.filter(isNode) : [];
  const withErrors = nodesWithErrors(tree);
  // A part beside the error that states none holds content.
  const isFailed = (service: JsonNode): boolean =>
    statedError(service) !== null && service.children.every((child) => !isNode(child) || withErrors.has(child));
  const [first] = services;
  return first !== undefined && services.every(isFailed) ? statedError(first) : null;
}
