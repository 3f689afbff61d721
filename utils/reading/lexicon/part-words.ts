import type { WordRow } from './word-row';

/** Words of keys that say what sort of field or part it is: a number that names something, a time, an echo of the request. */
export const PART_WORDS: readonly WordRow[] = [
  {
    is: ['identifier', 'naming'],
    en: `id ids uuid code codes zip zipcode postcode postal phone mobile telephone fax msisdn imsi imei iban bin account
      ref reference asn vat ssn number port mcc mnc`,
  },
  { is: ['naming'], en: 'guid hash token version year month day key latitude longitude lat lon lng' },
  {
    is: ['counted'],
    en: `count counts num employees employee staff headcount breaches leaks accounts profiles hits matches results records
      articles followers friends connections years months days hours minutes seconds age duration took ms bytes size
      credits remaining quota limit offset amount revenue turnover assets capital price cost fee shareholders officers
      directors branches found checked registered total totals page pages per first last next prev previous start end
      skip position revision type time taken status`,
  },
  {
    is: ['quantity'],
    en: `count total amount volume size sum revenue turnover assets capital bytes followers views price value income`,
  },
  { is: ['question'], en: 'is has have was can did should found valid exists enabled active registered' },
  {
    is: ['time'],
    en: `time timestamp ts date datetime day at on utc epoch created creation updated modified changed seen since until
      expires expiry expiration expired issued started start ended end opened closed listed added verified`,
  },
  {
    is: ['surrounding'],
    en: `header headers head meta metadata request query input inputs criteria search term terms filters submitted
      supplied screened echo links relationships pagination paging page debug audit trail requester assignee tags call
      response status performance timing parameters parameter params data vendor`,
  },
  {
    is: ['check-part'],
    en: `screening sanction sanctions pep media adverse watchlist watchlists kyc kyb identity identification compliance
      criminal query request`,
  },
  { is: ['section-list'], en: 'sections modules panels blocks widgets cards' },
  { is: ['results-key'], en: 'results data items hits matches entries records' },
  {
    is: ['count-filler'],
    en: `number of count counts total hits hit matches match matched found num n records results list lists known data is
      has on listed registered any flag details detail check checks screening summary info aggregates entries status
      personal all`,
  },
  { is: ['count-word'], en: 'number count counts total hits matches num n found registered' },
  {
    is: ['checked-key'],
    en: 'checked totalchecked numberchecked checkedcount siteschecked accountschecked platformschecked',
  },
  { is: ['flag-key'], en: 'registered found exists accountexists hit match matched listed ismatch isregistered' },
  { is: ['fact-filler'], en: 'is has uses email mail address domain mailbox provider' },
  { is: ['applied-key'], en: 'applied triggered fired matched hit active result value istriggered' },
];
