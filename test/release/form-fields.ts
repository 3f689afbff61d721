import type { Answers, Store } from './forms.ts';
import type { Listing } from './listing.ts';
import { type Names, repositoryOf } from './names.ts';

/** A field of a store's form, and what to enter. */
export type Field = readonly [name: string, text: string];

/** What the forms are filled in from. */
export interface FormSource {
  language: string;
  listing: Listing;
  answers: Answers;
  names: Names;
  /** `PRIVACY.md` and `docs/release/reviewers.md`. */
  privacy: string;
  reviewers: string;
}

/** Only Firefox's manifest has them; its store asks for no reasons. */
const ONLY_FIREFOX = ['menus'];

/** Where links of the notes for reviewers lead, for a form that has no links. */
const linkTarget = (link: string, names: Names): string =>
  link === 'reviewers.md' ? `${names.homepage}/reviewers` : repositoryOf(names);

/** Returns the notes for reviewers, between the lines: short ones for forms with a limit, and the whole walk. */
export function reviewerNotes(reviewers: string, names: Names): { short: string; whole: string } {
  const [, short = '', whole = ''] = reviewers
    .replaceAll(/\[([^\]]+)\]\(([^)]*)\)/g, (_, text, link) => `${text} (${linkTarget(link, names)})`)
    .replaceAll('<version>', names.version)
    .split('\n---\n')
    .map((part) => part.trim());
  return { short, whole };
}

const emailOf = ({ author }: Names): string => /<(.+)>/.exec(author)?.[1] ?? author;
const policyAddress = ({ homepage }: Names): string => `${homepage}/privacy`;
const isHost = (permission: string) => permission.includes('://');

/** The page of privacy, which Chrome and Edge share. */
function privacyFields({ listing, names }: FormSource): Field[] {
  const { singlePurpose, permissions, privacyForm, data } = listing;
  const reasons = Object.entries(permissions).filter(([name]) => !ONLY_FIREFOX.includes(name));
  const hosts = reasons.filter(([name]) => isHost(name)).map(([name, reason]) => `${name}: ${reason}`);
  return [
    ['Single purpose', singlePurpose],
    ...reasons.filter(([name]) => !isHost(name)).map(([name, reason]): Field => [`Reason for ${name}`, reason]),
    ['Reason for hosts', hosts.join('\n')],
    ['Remote code', privacyForm.remoteCode],
    ...Object.values(data).map(({ chrome, reason }): Field => [`Data usage: tick “${chrome}”`, reason]),
    ['Certificate: no sale', privacyForm.sale],
    ['Certificate: no other purposes', privacyForm.otherPurposes],
    ['Limited use', privacyForm.limitedUse],
    ['Privacy policy', policyAddress(names)],
  ];
}

/** Names in the forms of pictures other than screenshots, with their files. */
const TILES: readonly Field[] = [
  ['Small promotional tile', 'tile-440x280.png'],
  ['Marquee or large promotional tile', 'marquee-1400x560.png'],
];
const LOGO: Field = ['Logo, 300 × 300', 'logo-300x300.png'];

const pictures = ({ language, listing }: FormSource, others: readonly Field[]): Field[] => {
  const folder = `pictures/store/${language}`;
  const shots = Object.entries(listing.screenshots).map(([name, caption]) => `${folder}/${name}.png  ${caption}`);
  return [['Screenshots', shots.join('\n')], ...others.map(([name, file]): Field => [name, `${folder}/${file}`])];
};

/** Returns the fields of a store's form in one language, in the order of the form. */
export function formFields(store: Store, source: FormSource): Field[] {
  const { listing, answers, names, privacy, reviewers } = source;
  const about: Field[] = [['Description', listing.description.join('\n\n')]];
  const other = Object.entries(answers[store]).map(([name, answer]): Field => [name, answer ?? 'YOURS TO ANSWER']);
  const notes = reviewerNotes(reviewers, names);
  if (store === 'firefox') {
    return [
      ['Name', listing.name],
      ['Summary', listing.amoSummary],
      ...about,
      ['Category', listing.category.firefox],
      ['Support email', emailOf(names)],
      ['Support site', names.bugs.url],
      ['Homepage', names.homepage],
      ...other,
      ['Privacy policy', privacy.trim()],
      ...pictures(source, []),
      ['Notes to reviewers', notes.whole],
    ];
  }
  const category: Field = ['Category', listing.category[store]];
  if (store === 'edge') {
    return [
      category,
      ['Website', names.homepage],
      ['Support contact', emailOf(names)],
      ...other,
      ...privacyFields(source),
      ...about,
      ['Search terms', listing.searchTerms.join('\n')],
      ...pictures(source, [LOGO, ...TILES]),
      ['Notes for certification', notes.short],
    ];
  }
  return [
    ...about,
    category,
    ['Store icon', 'public/icon/128.png'],
    ...pictures(source, TILES),
    ['Homepage URL', names.homepage],
    ['Support URL', names.bugs.url],
    ...privacyFields(source),
    ...other,
    ['Test instructions', notes.short],
  ];
}
