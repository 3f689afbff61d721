import { foldHeading } from '@/utils/list/headings';

const OF =
  'customer|client|contact|account|user|applicant|person|member|record|row|external|internal|crm|kunden?|personen|cliente|klant|顧客';
const ID = new RegExp(
  `^(?:${OF})?(?:id|no|nr|num|number|nummer|numero|ref|reference|key|code|codigo|番号)$|^(?:[ug]uid|(?:id|numero)(?:cliente?|klant))$`,
  'u',
);

/** Returns the column of a file that says which of the user's customers a row is about: "Customer ID", "Kundennr."; null without one. */
export function idColumnOf(headings: readonly string[]): number | null {
  const at = headings.findIndex((heading) => ID.test(foldHeading(heading)));
  return at < 0 ? null : at;
}
