import { EMPTY_SUBJECT_DRAFT, type SubjectDraft } from '@/utils/service/subject-draft';
import { readPassportLines } from '@/utils/subject/passport-lines';
import type { Texts } from '@/utils/texts/texts';
import { readLabelledSubject } from './labelled-subject';

/** A filled form, and where its fields come from. */
export interface DescribedSubject {
  form: SubjectDraft;
  from: 'passport' | 'labels';
  /** A document may have cut the name. */
  isNameCut: boolean;
  source: string;
}

/**
 * Returns the subject that a pasted or selected text describes: the machine-readable lines of a passport, a labelled record or a
 * vCard. Returns null for any other text, a name among them.
 *
 * @param countryOf returns the alpha-2 code that a text states, or the text itself
 * @param today the user's calendar day, YYYY-MM-DD
 */
export function readDescribedSubject(
  text: string,
  { countryOf, today, texts }: { countryOf: (text: string) => string; today: string; texts: Pick<Texts, 't'> },
): DescribedSubject | null {
  const source = text.trim();
  const passport = readPassportLines(source, today);
  if (passport?.is === 'read') {
    const { name, birth, nationality, isNameCut } = passport.lines;
    const form: SubjectDraft = { name, entityType: 'individual', dob: birth, country: countryOf(nationality) };
    return { form, from: 'passport', isNameCut, source };
  }
  const labelled = passport === null ? readLabelledSubject(source, texts) : null;
  if (labelled === null) return null;
  const form = { ...EMPTY_SUBJECT_DRAFT, ...labelled, country: countryOf(labelled.country) };
  return { form, from: 'labels', isNameCut: false, source };
}
