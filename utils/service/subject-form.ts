import { type CountryFormat, countryCode } from '../subject/countries';
import { type BirthDate, EARLIEST_BIRTH, NO_ANSWERS, readBirthDate } from '../subject/read-birth-date';
import { type NameProblem, readName } from '../subject/read-name';
import { readNationality } from '../subject/read-nationality';
import type { PlainKey } from '../texts/text-key';
import { NO_NAME_TEXTS } from './name-remark-texts';
import type { OverviewRequest } from './operations';
import type { SubjectDraft } from './subject-draft';

/** The text at each field that needs correcting or an answer. */
export type SubjectProblems = Partial<Record<keyof SubjectDraft, PlainKey>>;

export type SubjectFormReading = { ok: true; request: OverviewRequest } | { ok: false; problems: SubjectProblems };

/** What the user has agreed to. Without it, nothing doubtful is sent and nothing stated is left out. */
export interface Agreed {
  /** A name that looks like none, and a date that programs write for an unknown one, as in the form. */
  name?: string;
  dob?: string;
  /** A date known in part, or a nationality without a code, is left out; the user sees so. */
  leavesOut?: boolean;
}

/**
 * Turns the subject form into the overview request, without empty optional fields.
 * @param today the user's calendar day, YYYY-MM-DD; a date of birth is earlier
 * @param format the connection's format of a nationality
 */
export function readSubjectForm(
  form: SubjectDraft,
  today: string,
  format: CountryFormat,
  agreed: Agreed = {},
): SubjectFormReading {
  const problems: SubjectProblems = {};
  const { name, problem, doubt } = readName(form.name, form.entityType);
  if (problem !== null) problems.name = NAME_PROBLEMS[problem];
  else if (doubt !== null && agreed.name !== form.name) problems.name = NO_NAME_TEXTS[doubt.reason];
  if (form.entityType === '') problems.entityType = 'subjectProblem.typeMissing';

  const placeholders = agreed.dob === form.dob ? 'sent' : null;
  const dob = readBirthDate(form.dob, today, { ...NO_ANSWERS, placeholders });
  const wrongDob =
    dob.is !== 'empty' && form.entityType === 'business'
      ? 'subjectProblem.dobOfBusiness'
      : dobProblem(dob, today, agreed);
  if (wrongDob !== null) problems.dob = wrongDob;

  const nationality = readNationality(form.country, (code) => code);
  // In the form, NA was chosen or is shown as Namibia.
  const code =
    nationality.is === 'country' || nationality.is === 'question' ? countryCode(nationality.code, format) : null;
  if (nationality.is === 'unknown') problems.country = 'subjectProblem.countryUnknown';
  if (nationality.is === 'left-out' && !agreed.leavesOut) problems.country = 'subjectProblem.countryWithoutCode';

  if (Object.keys(problems).length > 0 || form.entityType === '') return { ok: false, problems };
  return {
    ok: true,
    request: {
      subject_name: name,
      entity_type: form.entityType,
      ...(dob.is === 'date' ? { dob: dob.iso } : {}),
      ...(code === null ? {} : { nationality: code }),
    },
  };
}

/** Returns the request that a form leads to once all its questions are answered with yes; undefined if there is none. */
export function requestOfDraft(form: SubjectDraft, today: string, format: CountryFormat): OverviewRequest | undefined {
  const read = readSubjectForm(form, today, format, { name: form.name, dob: form.dob, leavesOut: true });
  return read.ok ? read.request : undefined;
}

const NAME_PROBLEMS = {
  missing: 'subjectProblem.nameMissing',
  'no-letters': 'subjectProblem.nameWithoutLetters',
  'control-character': 'subjectProblem.nameControl',
  'too-long': 'subjectProblem.nameTooLong',
} as const satisfies Record<NameProblem, PlainKey>;

/** Returns why a date of birth cannot be sent as it is; null if it can, or if it is left out. */
function dobProblem(dob: BirthDate, today: string, { leavesOut }: Agreed): PlainKey | null {
  switch (dob.is) {
    case 'empty':
      return null;
    case 'date':
      if (dob.iso >= today) return 'subjectProblem.dobInFuture';
      return dob.iso < EARLIEST_BIRTH ? 'subjectProblem.dobTooEarly' : null;
    case 'question':
      return dob.about === 'placeholder' ? 'subjectProblem.dobPlaceholder' : 'subjectProblem.dobUnclear';
    case 'partial':
      return leavesOut ? null : 'subjectProblem.dobPartial';
    case 'unknown':
      return 'subjectProblem.dobUnknown';
    case 'invalid':
      return dob.why === 'impossible' ? 'subjectProblem.dobImpossible' : 'subjectProblem.dobInvalid';
  }
}
