import { perWords } from '@/utils/reading/lexicon/words';
import type { SubjectKind } from '@/utils/service/operations';
import type { GroupId } from './section';

/**
 * Key words by group, from the part names of 41 providers. The first matching row wins: `email_domain_details` is about
 * the domain. Words joined by a space must be adjacent. A `vague` row counts only if the content of the part is not
 * clear: a company's `accounts` are no profiles.
 */
const GROUP_WORDS: readonly (readonly [GroupId, string, 'vague'?])[] = [
  [
    'technical',
    'request id|request hash|request result|correlation id|trace id|calculation time|execution time|processing time|took|duration|version|api version|credits|balance|remaining|quota|cost|fee|limit|offset|page|pagination|token|success|ok|timestamp|requested at|processed at|generated at|cached|debug|metadata|meta|header|headers|response status|etag|xmlns|event name|event type|service name|file name|product name|webhook|performance|timing',
  ],
  [
    'request',
    'request|query|input|subject|search term|search terms|search criteria|search request|search parameters|screened data|subject name|entity type|supplied|submitted|searched|filters',
  ],
  // This row precedes screening, where "media" means the press.
  ['accounts', 'social|social media'],
  // This row precedes breaches: a politically exposed person is not exposed.
  [
    'screening',
    'sanction|sanctions|sanctioned|pep|peps|politically exposed|watchlist|watchlists|watch list|adverse|media|crime|crimes|criminal|aml|screening|topics|datasets|enforcement|litigation|litigations|terrorism|negative news|news|articles|ofac',
  ],
  [
    'breaches',
    'breach|breaches|breached|leak|leaks|leaked|pwned|pwn|haveibeenpwned|exposed|exposure|credentials|compromised|password|passwords|stealer',
  ],
  // Words of registers precede the accounts and addresses that they contain.
  [
    'company',
    'insolvency|insolvent|bankruptcy|bankruptcies|liens|charges|liquidated|liquidation|dissolved|registered office|registered address|registered agent|pscs|significant control|filing|filings|filing history|confirmation statement|annual accounts|last accounts|next accounts|accounting|members list|company number|company status|incorporation|incorporated|formation|of creation|sic|naics|tin',
  ],
  ['accounts', 'account|accounts|profile|profiles|platforms|presence', 'vague'],
  [
    'why',
    'rule|rules|reason|reasons|warning|warnings|signal|signals|flag|flags|factor|factors|policy|policies|indicator|indicators|alerts|explanation|explanations|applied rules|insights|why|drivers',
  ],
  ['phone', 'phone|phones|mobile|carrier|line type|hlr|msisdn|voip|sms|prepaid|cnam'],
  ['domain', 'domain|domains|tld|registrar|whois|dmarc|spf|website|websites|dns|dnssec'],
  ['network', 'ip|ips|isp|asn|vpn|proxy|tor|device|devices|browser|geolocation|geoip|user agent|os|fingerprint|bot'],
  [
    'mail',
    'deliver|deliverable|deliverability|undeliverable|smtp|mx|catch all|catchall|accept all|disposable|mailbox|inbox|email|emails|mail|freemail|spam|honeypot',
  ],
  [
    'company',
    'company|companies|business|corporate|officer|officers|director|directors|shareholder|shareholders|owner|owners|ownership|ubo|jurisdiction|industry|employees|revenue|legal|firmographics|kyb|vat|lei|sector',
  ],
  ['company', 'registration', 'vague'],
  ['accounts', 'registered|registrations', 'vague'],
  ['screening', 'blacklist|blacklists|blacklisted|blocklist|blocklists'],
  [
    'relations',
    'associate|associates|linked|relative|relatives|relations|relationship|relationships|edges|nodes|connections|connected|family|affiliations',
  ],
  ['history', 'first seen|last seen|history|velocity|activity|timeline|seen|lifecycle|events|trend'],
  ['sources', 'source|sources|coverage|checked|unavailable|unavailable sources|providers|vendors|data sources|lists'],
  // Hits of a search in a register are companies.
  ['screening', 'hit|hits|match|matches|matched|total hits|total matches', 'vague'],
  [
    'identity',
    'name|names|alias|aliases|aka|dob|birth|birthdate|born|age|gender|sex|nationality|nationalities|citizenship|citizenships|identity|person|people|individual|personal|address|addresses|country|countries|city|region|state prov|zip|zipcode|postal|kyc|occupation|job|photo|avatar|location|locations|language|ssn|passport|document|documents|education|employment|firstname|lastname|surname|full name',
  ],
  ['mail', 'role|free|valid|validity', 'vague'],
  // `has_twitter`: an account, unless another word says what there is.
  ['accounts', 'has', 'vague'],
  [
    'score',
    'score|scores|advice|risk|risks|fraud|threat|rating|ratings|trust|reputation|decision|verdict|recommendation|outcome|action|level|band|grade|classification|assessment|confidence|suspicious|suspect|threshold|thresholds|overall|final',
  ],
  ['score', 'status|state|result|results|disposition|summary', 'vague'],
  ['technical', 'id|ids|uuid|hash|ref|reference|code|message|error|errors|created|updated|time|date', 'vague'],
];

const START: readonly GroupId[] = ['request', 'score', 'why'];
const WHO: readonly GroupId[] = ['identity', 'screening'];
const FOOTPRINT: readonly GroupId[] = ['accounts', 'breaches', 'mail', 'domain'];
const END: readonly GroupId[] = ['relations', 'history', 'sources', 'other', 'technical'];

/** The order that users expect: for an email the footprint first, for a business the register entry. */
export const GROUP_ORDER: Readonly<Record<SubjectKind, readonly GroupId[]>> = {
  email: [...START, ...FOOTPRINT, ...WHO, 'phone', 'network', 'company', ...END],
  person: [...START, ...WHO, ...FOOTPRINT, 'phone', 'network', 'company', ...END],
  business: [...START, 'company', ...WHO, ...FOOTPRINT, 'phone', 'network', ...END],
};

const ROW_OF_WORD = new Map<string, number>();
for (const [i, [, words]] of GROUP_WORDS.entries()) {
  for (const word of words.split('|')) if (!ROW_OF_WORD.has(word)) ROW_OF_WORD.set(word, i);
}

/** The first row of the table with a word of the key. */
const rowOf = perWords((words) => {
  let best = GROUP_WORDS.length;
  words.forEach((word, i) => {
    best = Math.min(best, ROW_OF_WORD.get(word) ?? best, ROW_OF_WORD.get(`${word} ${words[i + 1] ?? ''}`) ?? best);
  });
  return GROUP_WORDS[best];
});

/** Returns the group that a key's words name, or null. If several match, the first row of the table wins. */
export const groupOf = (words: readonly string[]): GroupId | null => rowOf(words)?.[0] ?? null;

/** Whether the words name a group only if the content of the part is not clear. */
export const isVague = (words: readonly string[]): boolean => rowOf(words)?.[2] === 'vague';
