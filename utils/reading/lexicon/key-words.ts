import type { WordRow } from './word-row';

/** Words around the name of a kind, and words that tell what a key, a part or a list is. To teach the reader a word, put it beside those that mean the same, in its language. */
export const KEY_WORDS: readonly WordRow[] = [
  {
    is: ['filler', 'sentence', 'result-list'],
    en: 'listing listings persons individual entity',
    de: 'personen',
    es: 'personas',
  },
  { is: ['result-list'], en: 'candidate candidates profiles' },
  { is: ['filler', 'count', 'result', 'sentence', 'result-list'], en: 'entries', de: 'einträge' },
  { is: ['filler', 'result-list'], en: 'profile' },
  { is: ['sentence', 'result-list'], en: 'individuals entities' },
  {
    is: ['filler', 'result', 'sentence', 'result-list', 'outcome-filler'],
    en: 'result record',
    de: 'ergebnis',
    fr: 'résultat resultat',
    es: 'resultado registro',
    it: 'risultato',
    nl: 'resultaat',
    pl: 'wynik',
  },
  {
    is: ['filler', 'count', 'result', 'sentence', 'result-list', 'outcome-filler'],
    en: 'results records',
    de: 'ergebnisse',
    fr: 'résultats resultats',
    es: 'resultados registros',
    it: 'risultati registri',
    nl: 'resultaten',
    pl: 'wyniki',
  },
  { is: ['filler', 'result', 'sentence', 'result-list'], en: 'entry' },
  { is: ['filler', 'sentence', 'result-list', 'outcome-filler'], en: 'person' },
  {
    is: ['general-list'],
    en: 'organization organizations organisation organisations node nodes edge edges cases news',
  },
  { is: ['filler', 'general-list'], en: 'item items row rows content' },
  { is: ['filler', 'sentence', 'general-list'], en: 'data' },
  { is: ['outcome', 'general-list'], en: 'values' },
  { is: ['count', 'result', 'sentence', 'general-list'], en: 'articles' },
  { is: ['result', 'sentence', 'general-list'], en: 'article' },
  { is: ['other', 'general-list'], en: 'member' },
  { is: ['general-list', 'outcome-filler'], en: 'case' },
  {
    is: ['count'],
    en: 'count counts number num totals qty amount',
    de: 'anzahl',
    fr: 'nombre',
    es: 'número numero cantidad',
    pt: 'quantidade',
    nl: 'aantal',
  },
  { is: ['filler', 'count', 'neutral'], en: 'total' },
  {
    is: ['outcome'],
    en: 'decision answer verdict conclusion value label code resolution disposition reply',
    fr: 'statut',
    es: 'estado estatus estat',
    pt: 'situação',
    it: 'stato',
  },
  { is: ['filler', 'outcome'], it: 'esito' },
  { is: ['outcome', 'sentence'], en: 'outcome' },
  { is: ['filler', 'check', 'sentence'], en: 'report' },
  {
    is: ['filler'],
    en: `info information detail details summary summaries overview cft kyb overall final world worldwide local past
      section attributes properties output payload body document aggregates aggregated validation assessment
      evaluation analysis group v1 v2 v3 presently`,
    de: 'liste listen pruefung abfrage ist',
    fr: 'recherche vérification est',
    es: 'consulta lista en es',
    pt: 'busca eh',
    it: 'elenco è',
    nl: 'lijst lijsten',
  },
  {
    is: ['filler', 'sentence'],
    en: `has have reports global international national domestic foreign current former previous company business known
      enhanced advanced basic standard extended currently`,
  },
  {
    is: ['filler', 'sentence', 'outcome-filler'],
    en: 'a an on in for to by with any and or is are was kyc subject customer status',
  },
  { is: ['filler', 'sentence', 'neutral', 'outcome-filler'], en: 'the of all aml list lists' },
  { is: ['filler', 'outcome-filler'], en: 'full', fr: 'le', es: 'listas de la el' },
  { is: ['filler', 'neutral'], en: 'response' },
  {
    is: ['outcome-filler'],
    en: `very fraud identity manual manually needs need requires under auto automatic automatically automated further
      recommended watchlist sanctions sanction pep pending reviewed send mail background event application session
      order transaction payment`,
    de: 'risiko der sehr mit',
    fr: 'risque niveau du très les avec',
    es: 'riesgo nivel del muy con',
    pt: 'risco nível muito os com',
    it: 'rischio livello di molto',
    nl: 'risico uitkomst',
    pl: 'ryzyko poziom',
  },
  { is: ['sentence', 'outcome-filler'], en: 'as be applicant exact strong weak do' },
  { is: ['other', 'outcome-filler'], en: 'address email' },
  { is: ['meta', 'outcome-filler'], en: 'id' },
  { is: ['maybe-request', 'outcome-filler'], en: 'request' },
  { is: ['scored', 'sentence', 'outcome-filler'], en: 'risk' },
  { is: ['class', 'sentence', 'outcome-filler'], en: 'level' },
  {
    is: ['sentence'],
    en: `from against were been being had he she they it its this that these those there who which other client state
      returned reported formerly previously one two three t s exposed flags eu un uk us european union united nations
      official officials consolidated financial register registry registers does did nationals evaders
      nonproliferation sectoral parties office assets control`,
    de: 'und oder',
    fr: 'et ou',
    es: 'o',
  },
  { is: ['class', 'sentence'], en: 'class tier type types' },
  { is: ['meta', 'sentence'], en: 'at name names' },
  { is: ['searched', 'sentence'], en: 'databases database' },
  { is: ['neutral'], en: 'resulting new' },
  {
    is: ['class'],
    en: `classes category categories position positions role roles function segment reason program programme regime
      authority`,
  },
  {
    is: ['scored'],
    en: `score scores scoring risks rating ratings points percent percentage probability confidence similarity strength
      rate contribution breakdown likelihood severity`,
  },
  { is: ['meta', 'scored'], en: 'weight weights' },
  {
    is: ['meta'],
    en: `ids uuid ref reference date dates datetime time timestamp updated created modified expires version url link uri
      href hash cost price credits fee limit threshold max min maximum minimum page pages offset duration ms
      milliseconds seconds error errors exception warnings note notes remark remarks comments frequency interval
      weightage currency token key comment title`,
  },
  { is: ['done'], en: 'used ongoing providers provider vendors vendor services service products product modules' },
  {
    is: ['searched'],
    en: `consulted coverage agencies agency sources source disclaimer legend help terms copyright methodology meta
      metadata`,
  },
  {
    is: ['request'],
    en: `filter filters criteria input inputs config configuration setting settings parameters param params option
      options preferences submitted question questions questionnaire echo`,
    de: 'kriterien suchkriterien suchparameter',
    fr: 'paramètres critères',
    es: 'parámetros parametros criterios',
    pt: 'critérios',
    it: 'parametri criteri',
    nl: 'zoekcriteria',
  },
  { is: ['maybe-request'], en: 'parameter preference submission query queries monitor subscription policy template' },
  {
    is: ['other'],
    en: `association relations relationship relationships linkages connected connections director directors officer
      officers shareholder shareholders owner owners ubo ubos beneficial members contact contacts employee employees
      employer representative representatives signatory signatories subsidiary subsidiaries parent spouse nationality
      nationalities citizenship addresses location locations geo ip bank bin phone industry domain vessel vessels`,
  },
  {
    is: ['other', 'near'],
    en: `associate associates associated relative relatives relation family linked adjacent country countries
      jurisdiction jurisdictions`,
  },
  { is: ['near'], en: 'related nexus affiliated affiliate' },
];
