/** Names that say nothing about a number: `Data › Score › Value`. */
const GENERAL =
  /^(value|values|number|amount|points?|result|results|data|response|payload|body|overall|total|summary|assessment|analysis|report|output)$/i;
/** Says something only with what is scored, if that is named. */
const SCORE = /^scores?$/i;

/**
 * Returns the last meaningful name of a score, of the names around it (outermost first) and its own: "Risk score" for
 * "Assessment › Overall › Risk score". A bare "Score" keeps its subject: "Phone › Score".
 */
export function shortScoreName(path: readonly string[], name: string): string {
  const names = [...path, name];
  const at = names.findLastIndex((each) => !GENERAL.test(each.trim()));
  const last = names[at] ?? name;
  const around = names[at - 1];
  return SCORE.test(last.trim()) && around !== undefined && !GENERAL.test(around.trim()) ? `${around} › ${last}` : last;
}
