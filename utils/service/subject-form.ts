import { type CountryFormat, countryCode } from './countries';
import { type OverviewRequest, overviewRequest } from './operations';

/** The subject form as displayed: texts as typed, `''` if empty; `country` is alpha-2. */
export interface SubjectDraft {
  name: string;
  entityType: '' | 'individual' | 'business';
  dob: string;
  country: string;
}

export const EMPTY_SUBJECT_DRAFT: SubjectDraft = { name: '', entityType: '', dob: '', country: '' };

/** Returns the form that led to a request. */
export const draftOfRequest = (request: OverviewRequest): SubjectDraft => ({
  name: request.subject_name,
  entityType: request.entity_type,
  dob: request.dob ?? '',
  country: request.nationality ?? '',
});

/** One sentence per field that needs correcting. */
export type SubjectProblems = Partial<Record<keyof SubjectDraft, string>>;

export type SubjectFormReading = { ok: true; request: OverviewRequest } | { ok: false; problems: SubjectProblems };

/**
 * Turns the subject form into the overview request, without empty optional fields.
 * @param today the user's calendar day, YYYY-MM-DD; a date of birth is earlier
 * @param format the connection's format of a nationality
 */
export function readSubjectForm(form: SubjectDraft, today: string, format: CountryFormat): SubjectFormReading {
  const problems: SubjectProblems = {};
  const name = form.name.normalize('NFC').trim();
  if (name === '') problems.name = 'Enter the full name of the person or business.';
  else if (!/[\p{L}\p{N}]/u.test(name)) problems.name = 'This name has no letter in it. Type the full name.';
  else if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name))
    problems.name = 'The name has a line break or control character. Type it again.';
  else if (name.length > 500) problems.name = 'This name is too long. Enter at most 500 characters.';
  if (form.entityType === '') problems.entityType = 'Choose individual or business.';

  const dob = form.dob.trim();
  if (dob !== '') {
    if (form.entityType === 'business')
      problems.dob = 'A business has no date of birth. Clear it, or choose individual.';
    else if (!overviewRequest.shape.dob.safeParse(dob).success)
      problems.dob = 'This is not a real date. Complete year, month and day.';
    else if (dob >= today) problems.dob = 'A date of birth lies in the past.';
    else if (dob < '1850-01-01') problems.dob = 'This date is too long ago for a person. Check the year.';
  }

  const nationality = form.country === '' ? undefined : countryCode(form.country, format);
  if (nationality === null) problems.country = 'Choose a country from the list, or leave it empty.';

  if (Object.keys(problems).length > 0 || form.entityType === '') return { ok: false, problems };
  return {
    ok: true,
    request: {
      subject_name: name,
      entity_type: form.entityType,
      ...(dob === '' ? {} : { dob }),
      ...(nationality ? { nationality } : {}),
    },
  };
}
