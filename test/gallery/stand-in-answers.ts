import { overviewAnswerer, scoreAnswerer } from '../service/answerer.ts';
import { layoutNames } from '../service/layouts/layouts.ts';
import type { Answers } from './answers.ts';

const EMAILS = ['blair.brightwater@example.com', 'casey.cobblefield@example.com', 'quinn.quillfeather@tempbox.example'];
const PEOPLE = ['Emery Holloway', 'Casey Cobblefield'];
const BUSINESSES = ['Larkspur Haulage GmbH'];

/** All answers that pictures are made of; the stand-in's inventions are seeded by the subject, so they stay the same. */
export function standInAnswers(): Answers {
  const entries = layoutNames.flatMap((layout) => [
    ...EMAILS.map((email) => [`${email} ${layout}`, scoreAnswerer.answer({ email }, layout)]),
    ...PEOPLE.map((name) => [
      `${name} ${layout}`,
      overviewAnswerer.answer({ subject_name: name, entity_type: 'individual', dob: '1980-05-12' }, layout),
    ]),
    ...BUSINESSES.map((name) => [
      `${name} ${layout}`,
      overviewAnswerer.answer({ subject_name: name, entity_type: 'business' }, layout),
    ]),
  ]);
  return Object.fromEntries(entries);
}
