import { wordSet } from '@/utils/json/word-set';
import { perWords } from '@/utils/json/words';
import { readScreeningKey } from './screening-key';

/** Lists that hold hits by their name alone. */
const HIT_LISTS = wordSet(
  `hit hits match matches matched alert alerts finding findings identification identifications treffer coincidencia
  coincidencias correspondance correspondances corrispondenze
  treffers`,
);
/** Lists of what a search found. */
const RESULT_LISTS = wordSet(
  `result results record records found entry entries candidate candidates profile profiles listing listings person persons
  individual individuals entity entities résultats resultats resultados risultati ergebnisse einträge personas personen registros`,
);
/** Lists of anything. */
const GENERAL_LISTS = wordSet(
  `item items organization organizations organisation organisations row rows node nodes edge edges article articles case cases
  data content member values news media`,
);
const NEUTRAL = wordSet(
  'total all of the list lists possible potential true screening screened search aml resulting new response',
);

/**
 * How strongly the name of a list says that it holds hits: alone, with one sign of an entry in its items, or with
 * several.
 */
type ListKind = 'hits' | 'results' | 'general';

/** Returns how strongly a key says that its list holds hits; null if it does not. */
export const listKind = perWords((words): ListKind | null => {
  const key = readScreeningKey(words);
  if (key.isDone || key.isRequest) return null;
  const isNamed = (i: number): boolean => key.mentions.some(({ from, to }) => i >= from && i < to);
  const rest = key.words.filter((word, i) => !isNamed(i) && !NEUTRAL.has(word));
  const isResult = (word: string): boolean => HIT_LISTS.has(word) || RESULT_LISTS.has(word);
  // "watchlist screenings" are checks, each of which says what it found.
  if (rest.length === 0) return key.mentions.length > 0 && !key.isCheck ? 'general' : null;
  if (rest.every((word) => HIT_LISTS.has(word))) return 'hits';
  if (rest.every(isResult)) return 'results';
  return rest.every((word) => isResult(word) || GENERAL_LISTS.has(word)) ? 'general' : null;
});
