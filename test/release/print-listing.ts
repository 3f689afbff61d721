// Prints what to enter into each field of a store's form: npm run listing -- <language> <store>
import { readFileSync } from 'node:fs';
import { formFields } from './form-fields.ts';
import { readAnswers, STORES } from './forms.ts';
import { readListings } from './listing.ts';
import { NAMES } from './names.ts';

const [language = '', wanted = ''] = process.argv.slice(2);
const { listings, problems } = readListings('.');
for (const problem of problems) console.error(problem);
const { [language]: listing } = listings;
const store = STORES.find((each) => each === wanted);
if (listing && store) {
  const [privacy, reviewers] = ['PRIVACY.md', 'docs/release/reviewers.md'].map((file) => readFileSync(file, 'utf8'));
  const answers = readAnswers('.');
  const source = { language, listing, answers, names: NAMES, privacy: privacy ?? '', reviewers: reviewers ?? '' };
  for (const [name, text] of formFields(store, source)) console.log(`=== ${name}\n${text}\n`);
} else {
  console.error(`npm run listing -- <language> <store>: ${Object.keys(listings).join(', ')}; ${STORES.join(', ')}`);
  process.exitCode = 1;
}
