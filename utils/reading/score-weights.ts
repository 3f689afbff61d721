/**
 * Weights for choosing the score, from 52 published answers of 41 providers (not the real service): 28 with one best
 * score, 24 with none. A provider is named if its answer explains a row.
 */
export const weights = {
  // Tuned on 30 of those answers, on `test/fixtures/bodies` and on rewritings of both, until no choice was wrong; the cost
  // is an occasional abstention.

  /** Weight of the name. The first match counts. */
  name: {
    /** risk|fraud|threat … score: 10 of 28 published scores (IPQS, SEON, MaxMind, Ekata). */
    riskScore: 60,
    /** digital footprint, "df": the service's own word for its score operation (interface, 4.2). */
    footprintScore: 45,
    /** trust|safety|reputation|quality … score (Abstract). Often "higher is safer", so it ranks lower. */
    qualityScore: 45,
    /** Exactly `score`: the most common name, 13 of 28, and the least informative. */
    score: 40,
    /** Exactly `risk` (Castle). */
    risk: 35,
    /**
     * Any other `… score` (Kount omniScore). The name alone stays below the bar: Fingerprint sends several, none of
     * them overall.
     */
    otherScore: 25,
    /** Exactly `rating`, or risk with another noun (risk_index). Offered, never chosen. */
    weak: 20,
  },
  /** overall|total|final|global …: small on a bare score, because `overall_score` of IPQS is validity, not risk. */
  overall: 8,
  /** The same on a risk score: `fraud_risk_score` is a part of `total_risk_score`. */
  overallRisk: 12,
  /** The enclosing part has risk|fraud in its name (Telesign /risk/score, SEON /risk_scores/…). */
  riskParent: 15,
  /** The enclosing part is the subject (Sardine /customer/score). */
  subjectParent: 5,
  /** Another form of the same number: `risk_score_percent`. */
  derived: -15,
  /** smtp_score, match_score, ip_risk_score: a score of a part (IPQS, Didit, Ekata). */
  partName: -45,
  /** Inside a part about the phone, the IP, the device (SEON /ip_details/score, MaxMind /ip_address/risk). */
  partSection: -30,
  /** Inside rules, hits, breakdowns, meta (SEON applied_rules[].score, Didit hits[].risk_score). */
  subordinate: -40,
  /** One of several numbers in `scores` (Sift: one per kind of abuse). */
  oneOfScores: -40,
  /**
   * A bare score beside match_types, caption or datasets measures how well a name matches (ComplyAdvantage,
   * OpenSanctions).
   */
  matchSiblings: -40,
  /** In a list: even a single item is a hit as often as it is the answer (Socure, FullContact, Sigma360). */
  list: -50,
  /** Each level below the envelope. */
  level: -6,
  /** Least points for an automatic choice. */
  bar: 34,
  /** Least lead over a rival; see `choose-score.ts`. */
  lead: 10,
} as const;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words in a key and its enclosing parts that influence the choice. Lower case, singular or as observed. */
export const scoreWords = {
  quality: set('trust safety reputation quality'),
  footprint: set('footprint digital df'),
  overall: set('overall total final global aggregate aggregated network combined composite consolidated summary'),
  /** As a separate key in `scores: { … }`. */
  overallKey: set('overall total final global aggregate aggregated combined composite consolidated'),
  subject: set('email customer person individual entity subject company business applicant'),
  /** A part with this name covers the whole answer, so scores in neighboring parts do not contest it. */
  overallPart: set('overall final summary risk fraud decision assessment verdict executive result results score'),
  /** A number with this name under `risk_score: { … }` is the risk score itself. */
  value: set('value val score'),
  derived: set('raw number numeric amount current points percent percentage pct normalized normalised v1 v2 v3 v4'),
  /** In the name of the number itself. */
  partName: set(
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
  partSection: set(
    `ip phone mobile carrier domain device browser network location geo geolocation country jurisdiction address billing
    shipping industry document face selfie liveness biometric kyc kyb velocity behavior behaviour social breach
    breaches leak leaks password spam bot vpn proxy tor bin card bank payment account accounts credit sanction sanctions
    pep media adverse watchlist watchlists website smtp mx dns confidence similarity identification identity
    proximity name screening legal financial litigation criminal employment education compliance`,
  ),
  subordinate: set(
    `rule rules reason reasons signal signals hit hits match matches matched breakdown indicator indicators component
    components factor factors weight weights feature features explanation explanations meta metadata request query
    filter filters config settings threshold thresholds limits history previous trend timeline benchmark peer peers
    associate associates associated relative relatives linked related relations relationships model models submodels
    debug usage billing quota policy policies statistics stats population percentiles segment cohort average last prior
    old initial baseline before raw vendor vendors provider providers upstream example`,
  ),
  /** Keys beside a bare `score` that mark it as a match score. */
  matchSibling: set(
    'match ismatch matched matchtype matchtypes matchstrength matchedname matchedterm caption datasets relevance similarity',
  ),
} as const;
