/** Invented names: every person, site, breach, list and company. */

export const firstNames = ['Avery', 'Blair', 'Casey', 'Devon', 'Emery', 'Harper', 'Jules', 'Marlow', 'Quinn', 'Sasha'];

export const lastNames = [
  'Ashgrove',
  'Brightwater',
  'Cobblefield',
  'Fennimore',
  'Holloway',
  'Larkspur',
  'Quillfeather',
];

export const streets = ['Sample Street', 'Placeholder Road', 'Test Lane', 'Example Avenue'];

export const towns = [
  { town: 'Exampleton', country: 'GB' },
  { town: 'Musterstadt', country: 'DE' },
  { town: 'Ejemplar', country: 'ES' },
  { town: 'Sampleford', country: 'IE' },
];

/** Sites an account may be registered on. */
export const sites = [
  { name: 'Photobarn', category: 'social_media' },
  { name: 'Chirple', category: 'social_media' },
  { name: 'Linkyard', category: 'professional' },
  { name: 'Codehut', category: 'technology' },
  { name: 'Cloudcrate', category: 'technology' },
  { name: 'Shopmill', category: 'ecommerce' },
  { name: 'Bidbay', category: 'ecommerce' },
  { name: 'Tunebox', category: 'entertainment' },
  { name: 'Filmloft', category: 'entertainment' },
  { name: 'Roomtrip', category: 'travel' },
  { name: 'Ridealong', category: 'travel' },
  { name: 'Noteleaf', category: 'productivity' },
];

/** Breaches an address may appear in. */
export const breaches = [
  { name: 'Lanternshop', day: '2019-05-24', data: ['email addresses', 'names', 'passwords'] },
  { name: 'Forumwell', day: '2017-11-03', data: ['email addresses', 'usernames'] },
  { name: 'Tunebox', day: '2021-02-14', data: ['email addresses', 'dates of birth'] },
  { name: 'Parcelpath', day: '2022-08-30', data: ['email addresses', 'phone numbers', 'postal addresses'] },
  { name: 'Gameglade', day: '2020-06-11', data: ['email addresses', 'IP addresses', 'passwords'] },
];

export const registrars = ['Example Registrar Ltd', 'Namewell Registry (invented)', 'Placeholder Domains BV'];

export const industries = [
  { code: '62.01', name: 'Computer programming' },
  { code: '46.90', name: 'Non-specialised wholesale trade' },
  { code: '68.20', name: 'Letting of own property' },
  { code: '49.41', name: 'Freight transport by road' },
];

/** The domain an invented site is said to have; `.example` can never be registered. */
export function inventedDomain(name: string): string {
  const label = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  // A name without Latin letters leaves nothing over.
  return `${label || 'company'}.example`;
}
