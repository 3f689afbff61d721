/** Words for the legal form of a business, lower case, without periods; a short one counts only at the end. */
// biome-ignore format: one line for each family
const FORMS = new Set([
  'ltd', 'limited', 'llc', 'llp', 'plc', 'inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'pty', 'pte', 'lp',
  'gmbh', 'mbh', 'ag', 'kg', 'kgaa', 'ohg', 'ug', 'gbr', 'se', 'ev', 'eg', 'ek',
  'sa', 'sas', 'sasu', 'sarl', 'sàrl', 'eurl', 'sci', 'snc', 'sl', 'slu', 'srl', 'spa', 'sapa', 'lda', 'ltda', 'eireli', 'sc',
  'bv', 'nv', 'vof', 'ab', 'as', 'asa', 'aps', 'a/s', 'oy', 'oyj', 'kft', 'zrt', 'sro', 'doo', 'zoo', 'ooo', 'оао', 'ооо', 'зао',
]);
/** Words that name a business wherever they are. */
const WORDS =
  /(?<![\p{L}\p{M}])(?:ltd|limited|llc|llp|plc|gmbh|incorporated|corporation|sarl|holdings?|group|gruppe|groupe|foundation|stiftung|fondation|bank|trading|consulting|services?|solutions|partners|associates|versicherung|assurances?)(?![\p{L}\p{M}])|株式会社|有限会社|合同会社|有限公司|주식회사/iu;

/** Returns whether a text names a business by its legal form or by a word that no person has. */
export function namesBusiness(text: string): boolean {
  const last = text.trim().toLowerCase().replace(/[.,]/g, '').split(/\s+/).at(-1) ?? '';
  return (FORMS.has(last) && /\s/.test(text.trim())) || WORDS.test(text);
}
