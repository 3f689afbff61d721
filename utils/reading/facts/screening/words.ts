/**
 * The words of keys and texts about screening, by what they change. A word may have several tags. The names of the kinds
 * themselves are in `screening-key.ts`.
 */
const WORDS = {
  // In keys, around the name of a kind.
  /** Words that change nothing about what a key says. */
  filler: `
    a an the of on in for to by with any all and or is are was has have data info information detail details summary
    summaries overview aml cft kyc kyb check checks screening screenings screen search searches report reports
    result results list lists listing listings record records entry entries item items row rows total overall final
    global world worldwide international national domestic foreign local current former previous past subject person
    persons individual entity company business customer profile status section response attributes properties output
    payload body content document aggregates aggregated known potential possible confirmed true validation
    verification assessment evaluation analysis enhanced advanced basic standard full extended group v1 v2 v3
    ergebnis ergebnisse liste listen prüfung pruefung abfrage resultado resultados résultat résultats resultat
    resultats risultato risultati consulta busca recherche vérification lista listas de en la le el currently
    presently resultaat lijst lijsten elenco esito eh est ist es è
  `,
  /** A yes or no, or a number, is meant. */
  flag: `
    flag flagged indicator found hit hits match matched matches matching listed positive suspected suspicious alert
    alerts alerted active exists exist present detected identified triggered fired raised applied treffer gefunden
    vorhanden trouvé trouvée trouve coincide coincidencia coincidencias encontrado encontrada correspondance
    correspondances corrispondenza corrispondenze treffers gevonden trovato trovata
  `,
  /** The value says how something ended. */
  outcome: `
    outcome decision answer verdict conclusion value values label code resolution disposition reply esito estado
    estatus estat statut stato situação
  `,
  count: `
    count counts number num total totals hits matches results records found entries articles alerts n qty amount
    anzahl treffer nombre número numero quantidade cantidad résultats resultados coincidencias correspondances
    corrispondenze aantal treffers registros registri
  `,
  /** What was found, not how often a search was made. */
  result: `
    hit hits match matches matched result results found record records entry entries article articles alert alerts
    treffer résultat résultats resultado resultados coincidencia coincidencias correspondance correspondances
    corrispondenze
  `,
  /** Nouns of doing: "pep check: true" says that it was checked. */
  check: 'check checks screening screenings screen search searches report monitoring',
  /** A yes means "none": "pep_clear". */
  negated: 'no not non without clear cleared clean free pass passed negative absent ok compliant unlisted',
  /** Where the service searched, and texts about the service. */
  searched: `
    searched checked screened scanned queried consulted available unavailable covered coverage agencies agency
    sources source databases database disclaimer legend help terms copyright methodology meta metadata
  `,
  /** What was done or is on offer, not what was found. */
  done: `
    performed executed enabled disabled requested required included supported completed complete done processed used
    configured allowed subscribed monitored monitoring ongoing providers provider vendors vendor services service
    products product modules
  `,
  /** Whether a check was made at all: "performed: false". */
  ran: `
    performed executed enabled requested run ran conducted completed complete carried done processed started
    checked screened searched scanned queried available supported include included configured subscribed activated licensed
    durchgeführt ausgeführt geprüft aktiviert effectué effectuée exécuté activé activée réalisé realizado realizada
    ejecutado ejecutada habilitado habilitada activado consultado consultada eseguito eseguita attivato verificato
    executado executada realizada ativado uitgevoerd ingeschakeld gecontroleerd wykonano wykonane sprawdzono
  `,
  /** A check was not made: "skipped", "disabled". */
  undone: `
    skipped disabled unavailable unsupported unconfigured cancelled canceled aborted omitted bypassed deactivated
    unchecked unscreened unspecified notrun notperformed notchecked notenabled notavailable notrequested notstarted
    notscreened deferred suspended übersprungen deaktiviert abgebrochen ignoré désactivé annulé omitido omitida
    deshabilitado desactivado cancelado saltato disabilitato annullato desativado overgeslagen uitgeschakeld
    pominięto wyłączone anulowano
  `,
  /** Names, times and numbers of the record itself. */
  meta: `
    id ids uuid ref reference date dates datetime at time timestamp updated created modified expires version url
    link uri href hash cost price credits fee limit threshold max min maximum minimum page pages offset duration ms
    milliseconds seconds error errors exception warning warnings note notes remark remarks comments frequency
    interval weight weightage weights currency token key comment name names title
  `,
  /** Echoes of the request. */
  request: `
    filter filters criteria input inputs config configuration setting settings parameters param params option
    options preferences submitted question questions questionnaire echo parámetros parametros paramètres parametri
    criterios critérios critères criteri kriterien suchkriterien suchparameter zoekcriteria
  `,
  /** Echoes of the request, unless they hold the results. */
  'maybe-request': `
    request requested parameter preference submission query queries search searches monitor subscription policy
    template
  `,
  /** Other people and things than the subject. */
  other: `
    associate associates associated association relative relatives relation relations relationship relationships
    family linked linkages adjacent connected connections director directors officer officers shareholder
    shareholders owner owners ubo ubos beneficial member members contact contacts employee employees employer
    representative representatives signatory signatories subsidiary subsidiaries parent spouse country countries
    jurisdiction jurisdictions nationality nationalities citizenship address addresses location locations geo ip
    bank bin phone email industry domain vessel vessels
  `,
  /** The value measures something. */
  scored: `
    score scores scoring risk risks weight weights rating ratings points percent percentage probability confidence
    similarity strength rate contribution breakdown likelihood severity
  `,
  /** The value says which sort of entry it is: "pep_type: POLITICIAN". */
  class: `
    class classes level tier type types category categories position positions role roles function segment reason
    program programme regime authority
  `,
  // In sentences and statuses, around the name of a kind.
  no: `
    no not none never without neither nor zero 0 nil non cannot isn aren wasn weren doesn don didn hasn haven couldn
    nomatch nohit nohits unlisted unmatched unsanctioned absent false n nein kein keine keiner keinen nicht aucun
    aucune pas ningún ninguna ningun sin nessun nessuna nenhum nenhuma sem geen ingen inga brak nie não
  `,
  /** States that deny a finding alone. After a negation they affirm nothing. */
  clear: 'clear cleared clean negative free pass passed negativo negativa',
  yes: `
    match matched matches matching hit hits found positive listed suspected flagged alert alerts alerted detected
    identified confirmed present appear appears appeared designated added placed consider attention exists yes y
    true oui ja si sí sim tak treffer trouvé coincidencia coincidencias gefunden gevonden treffers trovato
    encontrado encontrada positivo positiva
  `,
  /** What is done with a check; with a negation the check was not made. */
  performed: `
    performed executed completed complete done requested enabled disabled available supported conducted carried
    started finished possible required configured applicable run processed verified verification ready included
    replace replaces covered covers contain contains
  `,
  searching: `
    screening screenings screened screen check checks checked search searches searched scan scanned monitoring
    monitored
  `,
  /** "Not checked" is no result. */
  checked: 'checked screened searched scanned monitored',
  sentence: `
    a an the of on in for to by with from at as against is was are were be been being has have had he she they it
    its this that these those there who which any all other and or und et y o ou oder subject person persons
    individual individuals entity entities company business customer applicant client name names list lists listed
    listing listings database databases state result results record records entry entries status outcome data
    returned reported located potential possible partial exact strong weak true confirmed known current currently
    former formerly previous previously global international domestic foreign national article articles report
    reports risk level one two three t s aml kyc tier class resultado résultat résultats resultados ergebnis
    ergebnisse einträge encontrado encontrados exposed type types flag flags eu un uk us european union united
    nations official officials consolidated financial register registry registers does do did nationals evaders
    nonproliferation sectoral identifications parties office assets control enhanced advanced basic standard extended
  `,
  /** Somebody or something near the subject. */
  near: `
    country countries jurisdiction jurisdictions linked related relative relatives relation associate associates
    associated adjacent family nexus affiliated affiliate
  `,
  /** A check that ended with one of these is undecided. */
  doubt: `
    review refer referred warning fail failed failure high medium elevated severe critical red amber yellow caution
    inconclusive partial escalated active
  `,
  // In names of lists.
  /** Lists that hold hits by their name alone. */
  'hit-list': `
    hit hits match matches matched alert alerts finding findings identification identifications treffer coincidencia
    coincidencias correspondance correspondances corrispondenze treffers
  `,
  /** Lists of what a search found. */
  'result-list': `
    result results record records found entry entries candidate candidates profile profiles listing listings person
    persons individual individuals entity entities résultats resultats resultados risultati ergebnisse einträge
    personas personen registros
  `,
  /** Lists of anything. */
  'general-list': `
    item items organization organizations organisation organisations row rows node nodes edge edges article articles
    case cases data content member values news media
  `,
  neutral: `
    total all of the list lists possible potential true screening screened search aml resulting new response
  `,
} as const satisfies Record<string, string>;

export type Tag = keyof typeof WORDS;

const ofTag = (tag: Tag): string[] => WORDS[tag].split(/\s+/).filter(Boolean);

const TAGS = new Map<string, Set<Tag>>();
for (const tag of Object.keys(WORDS) as Tag[])
  for (const word of ofTag(tag)) TAGS.set(word, (TAGS.get(word) ?? new Set()).add(tag));

/** Whether a lower-case word has one of the tags. */
export function hasTag(word: string, ...tags: readonly Tag[]): boolean {
  const own = TAGS.get(word);
  return own !== undefined && tags.some((tag) => own.has(tag));
}

/** Returns all words with one of the tags. */
export const wordsWith = (...tags: readonly Tag[]): string[] => tags.flatMap(ofTag);
