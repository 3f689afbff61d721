import { z } from 'zod';
import { alpha2Of, type CountryFormat, countryCode } from '../subject/countries';
import type { PlainKey } from '../texts/text-key';
import { type OverviewRequest, overviewRequest } from './operations';

/** The subject form as displayed: texts as typed, `''` if empty; `country` is alpha-2. */
export const subjectFormInput = z.object({
  name: z.string(),
  entityType: z.enum(['', 'individual', 'business']),
  dob: z.string(),
  country: z.string(),
});
export type SubjectDraft = z.infer<typeof subjectFormInput>;

export const EMPTY_SUBJECT_DRAFT: SubjectDraft = { name: '', entityType: '', dob: '', country: '' };

/** Returns the form that led to a request. */
export const draftOfRequest = (request: OverviewRequest): SubjectDraft => ({
  name: request.subject_name,
  entityType: request.entity_type,
  dob: request.dob ?? '',
  country: alpha2Of(request.nationality ?? ''),
});

/** The text at each field that needs correcting. */
export type SubjectProblems = Partial<Record<keyof SubjectDraft, PlainKey>>;

export type SubjectFormReading = { ok: true; request: OverviewRequest } | { ok: false; problems: SubjectProblems };

/**
 * Turns the subject form into the overview request, without empty optional fields.
 * @param today the user's calendar day, YYYY-MM-DD; a date of birth is earlier
 * @param format the connection's format of a nationality
 */
export function readSubjectForm(form: SubjectDraft, today: string, format: CountryFormat): SubjectFormReading {
  const problems: SubjectProblems = {};
  const name = form.name.normalize('NFC').trim();
  if (name === '') problems.name = 'subjectProblem.nameMissing';
  else if (!/[\p{L}\p{N}]/u.test(name)) problems.name = 'subjectProblem.nameWithoutLetters';
  else if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) problems.name = 'subjectProblem.nameControl';
  else if (name.length > 500) problems.name = 'subjectProblem.nameTooLong';
  if (form.entityType === '') problems.entityType = 'subjectProblem.typeMissing';

  const dob = form.dob.trim();
  if (dob !== '') {
    if (form.entityType === 'business') problems.dob = 'subjectProblem.dobOfBusiness';
    else if (!overviewRequest.shape.dob.safeParse(dob).success) problems.dob = 'subjectProblem.dobInvalid';
    else if (dob >= today) problems.dob = 'subjectProblem.dobInFuture';
    else if (dob < '1850-01-01') problems.dob = 'subjectProblem.dobTooEarly';
  }

  const nationality = form.country === '' ? undefined : countryCode(form.country, format);
  if (nationality === null) problems.country = 'subjectProblem.countryUnknown';

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
