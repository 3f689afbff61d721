/**
 * Returns a heading in the form that headings are compared in: lower case, half width, without accents, punctuation and
 * remarks in brackets.
 */
export const foldHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Words before a heading that say whose value it is: "Customer first name". */
const OWNERS =
  /^(?:customer|client|contact|applicant|subject|person|member|accountholder|cardholder|holder|beneficiary|guest|employee|kunde|kunden|antragsteller|cliente|klant|demandeur|titulaire)s?(?=.{3})/;

/**
 * Returns the folded forms of a heading, likeliest first: as a whole, each of its languages ("Nom / Surname"), and
 * without the word for whose value it is.
 */
export function formsOf(heading: string): string[] {
  const wholes = [heading, ...(/[/|·\n]/.test(heading) ? heading.split(/[/|·\n]/) : [])].map(foldHeading);
  return [...new Set([...wholes, ...wholes.map((form) => form.replace(OWNERS, ''))])].filter((form) => form !== '');
}

/** Returns whether a word is one of a list of headings, as they are compared. */
export const headingSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldHeading));
