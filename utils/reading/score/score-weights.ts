/**
 * Weights for choosing the score, from 52 published answers of 41 providers (not the real service): 28 with one best
 * score, 24 with none. A provider is named if its answer explains a row.
 */
export const WEIGHTS = {
  // Tuned on 30 of those answers, on `test/fixtures/responses` and on rewritings of both, until no choice was wrong; the
  // cost is an occasional abstention.

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
