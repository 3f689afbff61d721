import { wordSet } from '@/utils/json/word-set';

/** The words of keys around the name of a kind, by what they change. A word may be in several sets. */

/** Words that change nothing about what a key says. */
export const FILLER = wordSet(
  `a an the of on in for to by with any all and or is are was has have data info information detail details summary summaries
  overview aml cft kyc kyb check checks screening screenings screen search searches report reports result results list lists
  listing listings record records entry entries item items row rows total overall final global world worldwide international
  national domestic foreign local current former previous past subject person persons individual entity company business
  customer profile status section response attributes properties output payload body content document aggregates aggregated
  known potential possible confirmed true validation verification assessment evaluation analysis enhanced advanced basic
  standard full extended group v1 v2 v3 ergebnis ergebnisse liste listen prüfung pruefung abfrage resultado resultados résultat
  résultats resultat resultats risultato risultati consulta busca recherche vérification lista listas de en la le el
  currently presently resultaat lijst lijsten elenco esito eh est ist es è`,
);
/** A yes or no, or a number, is meant. */
export const FLAG = wordSet(
  `flag flagged indicator found hit hits match matched matches matching listed positive suspected suspicious alert alerts
  alerted active exists exist present detected identified triggered fired raised applied treffer gefunden vorhanden trouvé trouvée
  trouve coincide coincidencia coincidencias encontrado encontrada correspondance correspondances corrispondenza corrispondenze
  treffers gevonden trovato trovata`,
);
/** The value says how something ended. */
export const OUTCOME = wordSet(
  `outcome decision answer verdict conclusion value values label code resolution disposition reply esito estado estatus estat
  statut stato situação`,
);
export const COUNT = wordSet(
  `count counts number num total totals hits matches results records found entries articles alerts n qty amount anzahl treffer
  nombre número numero quantidade cantidad résultats resultados coincidencias correspondances corrispondenze aantal treffers registros registri`,
);
/** What was found, not how often a search was made. */
export const RESULT = wordSet(
  `hit hits match matches matched result results found record records entry entries article articles alert alerts treffer
  résultat résultats resultado resultados coincidencia coincidencias correspondance correspondances corrispondenze`,
);
/** Nouns of doing: "pep check: true" says that it was checked. */
export const CHECK = wordSet('check checks screening screenings screen search searches report monitoring');
/** A yes means "none": "pep_clear". */
export const NEGATION = wordSet(
  'no not non without clear cleared clean free pass passed negative absent ok compliant unlisted',
);
/** Where the service searched, and texts about the service. */
export const SEARCHED = wordSet(
  `searched checked screened scanned queried consulted available unavailable covered coverage agencies agency sources source
  databases database disclaimer legend help terms copyright methodology meta metadata`,
);
/** What was done or is on offer, not what was found. */
export const DONE = new Set([
  ...SEARCHED,
  ...wordSet(
    `performed executed enabled disabled requested required included supported completed complete done processed used configured
    allowed subscribed monitored monitoring ongoing providers provider vendors vendor services service products product modules`,
  ),
]);
/** Names, times and numbers of the record itself. */
export const META = wordSet(
  `id ids uuid ref reference date dates datetime at time timestamp updated created modified expires version url link uri href
  hash cost price credits fee limit threshold max min maximum minimum page pages offset duration ms milliseconds seconds error
  errors exception warning warnings note notes remark remarks comments frequency interval weight weightage weights currency
  token key comment name names title`,
);
/** Echoes of the request. */
export const REQUEST = wordSet(
  `filter filters criteria input inputs config configuration setting settings parameters param params option options preferences
  submitted question questions questionnaire`,
);
/** Echoes of the request, unless they hold the results. */
export const MAYBE_REQUEST = wordSet(
  'request requested parameter preference submission query queries search searches monitor subscription policy template',
);
/** Other people and things than the subject. */
export const OTHER = wordSet(
  `associate associates associated association relative relatives relation relations relationship relationships family linked
  linkages adjacent connected connections director directors officer officers shareholder shareholders owner owners ubo ubos
  beneficial member members contact contacts employee employees employer representative representatives signatory signatories
  subsidiary subsidiaries parent spouse country countries jurisdiction jurisdictions nationality nationalities citizenship
  address addresses location locations geo ip bank bin phone email industry domain vessel vessels`,
);
/** The value measures something. */
export const SCORED = wordSet(
  `score scores scoring risk risks weight weights rating ratings points percent percentage probability confidence similarity
  strength rate contribution breakdown likelihood severity`,
);
/** The value says which sort of entry it is: "pep_type: POLITICIAN". */
export const CLASS = wordSet(
  `class classes level tier type types category categories position positions role roles function segment reason program
  programme regime authority`,
);
