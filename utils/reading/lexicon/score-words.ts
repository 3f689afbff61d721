import type { WordRow } from './word-row';

/** Words of keys that weigh in the choice of a score, as observed. The splitter of fused words uses them. */
export const SCORE_WORDS: readonly WordRow[] = [
  { is: ['score-quality'], en: 'trust safety reputation quality' },
  { is: ['score-footprint'], en: 'footprint digital df' },
  {
    is: ['score-overall'],
    en: 'overall total final global aggregate aggregated network combined composite consolidated summary',
  },
  { is: ['score-overall-key'], en: 'overall total final global aggregate aggregated combined composite consolidated' },
  { is: ['score-subject'], en: 'email customer person individual entity subject company business applicant' },
  {
    is: ['score-overall-part'],
    en: 'overall final summary risk fraud decision assessment verdict executive result results score',
  },
  { is: ['score-value'], en: 'value val score' },
  {
    is: ['score-derived'],
    en: 'raw number numeric amount current points percent percentage pct normalized normalised v1 v2 v3 v4',
  },
  {
    is: ['score-part'],
    en: `smtp match matching matched similarity relevance search confidence certainty accuracy probability name dob birth
      age ip phone mobile carrier domain device browser location geo geographic country nationality citizenship
      jurisdiction city region address postal industry sector occupation product channel document face facial selfie
      liveness biometric image photo video ml model anomaly randomness velocity behavior behaviour activity social
      profile breach leak password spam trap bot vpn proxy tor bin card bank payment account credit sanction sanctions
      pep media adverse watchlist website url mx dns hit rule signal factor component category feature weight weighted
      weightage contribution impact threshold cutoff limit min max minimum maximum highest lowest peak average avg mean
      median percentile rank delta change diff trend previous prior old last initial original base baseline historical
      raw adjusted unadjusted benchmark peer expected count data completeness coverage balance version health relative
      internal test sample`,
  },
  {
    is: ['score-section'],
    en: `ip phone mobile carrier domain device browser network location geo geolocation country jurisdiction address
      billing shipping industry document face selfie liveness biometric kyc kyb velocity behavior behaviour social
      breach breaches leak leaks password spam bot vpn proxy tor bin card bank payment account accounts credit sanction
      sanctions pep media adverse watchlist watchlists website smtp mx dns confidence similarity identification
      identity proximity name screening legal financial litigation criminal employment education compliance`,
  },
  {
    is: ['score-subordinate'],
    en: `rule rules reason reasons signal signals hit hits match matches matched breakdown indicator indicators component
      components factor factors weight weights feature features explanation explanations meta metadata request query
      filter filters config settings threshold thresholds limits history previous trend timeline benchmark peer peers
      associate associates associated relative relatives linked related relations relationships model models submodels
      debug usage billing quota policy policies statistics stats population percentiles segment cohort average last
      prior old initial baseline before raw vendor vendors provider providers upstream example`,
  },
  {
    is: ['other-thing'],
    en: `country countries nationality citizenship jurisdiction region city address addresses postal geo geolocation
      geographic location industry sector list lists corruption cpi basel fatf statistic statistics indices`,
  },
  { is: ['match'], en: 'match matched matching similarity relevance' },
  {
    is: ['match-sibling'],
    en: `match ismatch matched matchtype matchtypes matchstrength matchedname matchedterm caption datasets relevance
      similarity truematch falsepositive`,
  },
];
