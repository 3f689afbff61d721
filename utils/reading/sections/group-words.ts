import type { GroupId } from './section';

/**
 * Key words by group, from the part names of 41 providers. The first row with a matching word wins:
 * `email_domain_details` is about the domain. Two words joined by a space must be adjacent.
 */
export const GROUP_WORDS: readonly (readonly [GroupId, string])[] = [
  [
    'technical',
    'request id|request hash|request result|correlation id|trace id|calculation time|execution time|processing time|took|duration|version|api version|credits|balance|remaining|quota|cost|fee|limit|offset|page|token|success|ok|timestamp|requested at|processed at|generated at|cached|debug|metadata|meta',
  ],
  [
    'request',
    'request|query|submitted|search term|searched|screened data|input|subject|subject name|filters|entity type',
  ],
  [
    'breaches',
    'breach|breaches|breached|leak|leaks|leaked|pwned|pwn|haveibeenpwned|exposed|exposure|credentials|compromised|password|passwords|stealer',
  ],
  // This row precedes screening, where "media" means the press.
  ['accounts', 'social|social media'],
  [
    'screening',
    'sanction|sanctions|sanctioned|pep|peps|watchlist|watchlists|watch list|adverse|media|crime|crimes|criminal|aml|screening|hit|hits|match|matches|matched|total hits|total matches|blacklist|blacklists|blacklisted|blocklist|topics|datasets|enforcement|litigation|terrorism|negative news|news|articles|ofac',
  ],
  ['accounts', 'account|accounts|profile|profiles|platforms|presence|has'],
  [
    'why',
    'rule|rules|reason|reasons|warning|warnings|signal|signals|flag|flags|factor|factors|policy|policies|indicator|indicators|alerts|explanation|explanations|applied rules|insights|why|drivers',
  ],
  ['phone', 'phone|phones|mobile|carrier|line type|hlr|msisdn|voip|sms|prepaid|cnam'],
  ['domain', 'domain|domains|tld|registrar|whois|dmarc|spf|website|websites|dns|dnssec'],
  ['network', 'ip|ips|isp|asn|vpn|proxy|tor|device|devices|browser|geolocation|geoip|user agent|os|fingerprint|bot'],
  [
    'mail',
    'deliver|deliverable|deliverability|undeliverable|smtp|mx|catch all|catchall|accept all|disposable|role|free|valid|validity|mailbox|inbox|email|emails|mail|freemail|spam|honeypot',
  ],
  [
    'company',
    'company|companies|business|corporate|registration|officer|officers|director|directors|shareholder|shareholders|owner|owners|ownership|ubo|jurisdiction|incorporation|incorporated|industry|employees|revenue|legal|firmographics|kyb|filings|vat|lei|sector',
  ],
  ['accounts', 'registered|registrations'],
  [
    'relations',
    'associate|associates|linked|relative|relatives|relation|relations|relationships|edges|nodes|connections|connected|family|affiliations',
  ],
  ['history', 'first seen|last seen|history|velocity|activity|timeline|seen|lifecycle|events|trend'],
  ['sources', 'source|sources|coverage|checked|unavailable|unavailable sources|providers|vendors|data sources|lists'],
  [
    'identity',
    'name|names|alias|aliases|aka|dob|birth|birthdate|born|age|gender|sex|nationality|nationalities|citizenship|citizenships|identity|person|people|individual|personal|address|addresses|country|countries|city|region|state prov|zip|zipcode|postal|kyc|occupation|job|photo|avatar|location|locations|language|ssn|passport|document|documents|education|employment|firstname|lastname|surname|full name',
  ],
  [
    'score',
    'score|scores|risk|risks|fraud|threat|rating|ratings|trust|reputation|status|state|result|decision|verdict|recommendation|disposition|outcome|action|level|band|grade|classification|assessment|confidence|summary|suspicious|suspect|threshold|thresholds|overall|final',
  ],
  ['technical', 'id|ids|uuid|hash|ref|reference|code|message|error|errors|created|updated|time|date'],
];
