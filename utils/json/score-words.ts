/** Makes a set of words from a text with white space between them: a list that stays readable. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * Words of keys that weigh in the choice of a score, lower case, as observed. The splitter of fused words uses them.
 */
export const SCORE_WORDS = {
  quality: wordSet('trust safety reputation quality'),
  footprint: wordSet('footprint digital df'),
  overall: wordSet('overall total final global aggregate aggregated network combined composite consolidated summary'),
  /** As a separate key in `scores: { … }`. */
  overallKey: wordSet('overall total final global aggregate aggregated combined composite consolidated'),
  subject: wordSet('email customer person individual entity subject company business applicant'),
  /** A part with this name covers the whole answer, so scores in neighboring parts do not contest it. */
  overallPart: wordSet('overall final summary risk fraud decision assessment verdict executive result results score'),
  /** A number with this name under `risk_score: { … }` is the risk score itself. */
  value: wordSet('value val score'),
  derived: wordSet('raw number numeric amount current points percent percentage pct normalized normalised v1 v2 v3 v4'),
  /** In the name of the number itself. */
  partName: wordSet(
    `smtp match matching matched similarity relevance search confidence certainty accuracy probability name dob birth age
    ip phone mobile carrier domain device browser location geo geographic country nationality citizenship jurisdiction
    city region address postal industry sector occupation product channel document face facial selfie liveness biometric
    image photo video ml model anomaly randomness velocity behavior behaviour activity social profile breach leak password
    spam trap bot vpn proxy tor bin card bank payment account credit sanction sanctions pep media adverse watchlist
    website url mx dns hit rule signal factor component category feature weight weighted weightage contribution impact
    threshold cutoff limit min max minimum maximum highest lowest peak average avg mean median percentile rank delta
    change diff trend previous prior old last initial original base baseline historical raw adjusted unadjusted
    benchmark peer expected count data completeness coverage balance version health relative internal test sample`,
  ),
  /** In the name of an enclosing part. */
  partSection: wordSet(
    `ip phone mobile carrier domain device browser network location geo geolocation country jurisdiction address billing
    shipping industry document face selfie liveness biometric kyc kyb velocity behavior behaviour social breach
    breaches leak leaks password spam bot vpn proxy tor bin card bank payment account accounts credit sanction sanctions
    pep media adverse watchlist watchlists website smtp mx dns confidence similarity identification identity
    proximity name screening legal financial litigation criminal employment education compliance`,
  ),
  subordinate: wordSet(
    `rule rules reason reasons signal signals hit hits match matches matched breakdown indicator indicators component
    components factor factors weight weights feature features explanation explanations meta metadata request query
    filter filters config settings threshold thresholds limits history previous trend timeline benchmark peer peers
    associate associates associated relative relatives linked related relations relationships model models submodels
    debug usage billing quota policy policies statistics stats population percentiles segment cohort average last prior
    old initial baseline before raw vendor vendors provider providers upstream example`,
  ),
  /** A measure of one of these things is never the subject's score: `cpi_score` is an index of a country. */
  otherThing: wordSet(
    `country countries nationality citizenship jurisdiction region city address addresses postal geo geolocation geographic
    location industry sector list lists corruption cpi basel fatf statistic statistics indices`,
  ),
  /** Words that say how well a hit fits what was asked. */
  match: wordSet('match matched matching similarity relevance'),
  /** Keys beside a bare `score` that mark it as a match score. */
  matchSibling: wordSet(
    `match ismatch matched matchtype matchtypes matchstrength matchedname matchedterm caption datasets relevance similarity
    truematch falsepositive`,
  ),
} as const;

/** Last words of keys whose digits name something: no quantity, and no score. */
export const IDENTIFIER_WORDS: ReadonlySet<string> =
  wordSet(`id ids uuid code codes zip zipcode postcode postal phone mobile telephone fax msisdn imsi imei iban bin account ref
  reference asn vat ssn number port mcc mnc`);
