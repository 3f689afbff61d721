import { type FormEvent, useState } from 'react';
import { Button } from '@/components/kit/button';
import { countryList } from '@/components/kit/country-list';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { type LookupRecord, SINGLE } from '@/utils/lookup/lookup-record';
import { MAX_NAME, MAX_PHONE, type OwnRecord, ownRecord } from '@/utils/lookup/own-record';
import { askedFacts } from '@/utils/result/asked-facts';
import { OPERATIONS } from '@/utils/service/operations';
import { calendarDay } from '@/utils/settings/calendar-day';
import { readBirthDate } from '@/utils/subject/read-birth-date';
import { readNationality } from '@/utils/subject/read-nationality';
import type { PlainKey } from '@/utils/texts/text-key';

/** The form of the user's own record, as typed. */
interface OwnRecordDraft {
  birth: string;
  country: string;
  /** Separated by semicolons. */
  names: string;
  company: string;
  phone: string;
}

/** Fields of which a text may not be understood. */
const PROBLEMS: Partial<Record<keyof OwnRecordDraft, PlainKey>> = {
  birth: 'compare.ownBirthProblem',
  country: 'compare.ownCountryProblem',
  names: 'compare.ownNamesProblem',
};

type OwnRecordProblems = Partial<Record<keyof OwnRecordDraft, true>>;

/** Returns the form as it opens: the stored record or, without one, what was sent. */
function ownRecordDraft(
  record: Pick<LookupRecord, 'subject' | 'ownRecord'>,
  nameOf: (country: string) => string,
): OwnRecordDraft {
  const { birth = null, country = null } = record.ownRecord ?? askedFacts(record) ?? {};
  const { names = [], company = '', phone = '' } = record.ownRecord ?? {};
  return {
    birth: birth ?? '',
    country: country === null ? '' : nameOf(country),
    names: names.join('; '),
    company,
    phone,
  };
}

/**
 * Reads the form. An empty field is a fact that the user's record does not have.
 * @param today the latest birth, YYYY-MM-DD
 * @param codeOf returns the alpha-2 code that a text states, or the text itself
 */
function readDraft(
  { birth, country, names, company, phone }: OwnRecordDraft,
  today: string,
  codeOf: (text: string) => string,
): { ok: true; record: OwnRecord } | { ok: false; problems: OwnRecordProblems } {
  const born = readBirth(birth, today);
  const from = readCountry(country, codeOf);
  const read = ownRecord.shape.names.safeParse(namesIn(names));
  if (born !== undefined && from !== undefined && read.success)
    return { ok: true, record: { names: read.data, birth: born, country: from, ...filled({ company, phone }) } };
  return {
    ok: false,
    problems: {
      ...(born === undefined && { birth: true }),
      ...(from === undefined && { country: true }),
      ...(!read.success && { names: true }),
    },
  };
}

/** An empty field is left out. */
const filled = (fields: Record<'company' | 'phone', string>): Pick<OwnRecord, 'company' | 'phone'> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''));

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;；\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** Returns a date as far as it is stated, null for none, undefined if it is not understood. */
function readBirth(text: string, today: string): string | null | undefined {
  const read = readBirthDate(text, today);
  if (read.is === 'date') return read.iso;
  if (read.is === 'empty' || read.is === 'unknown') return null;
  if (read.is === 'partial') {
    const { year, month } = read;
    return month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
  }
  // Nothing is sent, so an unlikely day that is typed in full counts.
  const typed = text.trim();
  return read.is === 'question' && read.options.some(({ iso }) => iso === typed) ? typed : undefined;
}

function readCountry(text: string, codeOf: (text: string) => string): string | null | undefined {
  const read = readNationality(text, codeOf);
  if (read.is === 'empty') return null;
  if (read.is === 'country' || read.is === 'question') return read.code;
  return undefined;
}

/** What the user's own files say of the subject, or of the owner of an email address. Nothing is sent. */
export default function OwnRecordForm({
  record,
  onSave,
  onClose,
}: {
  record: LookupRecord;
  onSave: (record: OwnRecord | null) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t, locale } = useTexts();
  const { nameOf, codeOf } = countryList(locale);
  const [draft, setDraft] = useState(() => ownRecordDraft(record, nameOf));
  const [problems, setProblems] = useState<OwnRecordProblems>({});
  const [unsaved, setUnsaved] = useState<{ error: unknown } | null>(null);
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setProblems({});
  };
  const save = (next: OwnRecord | null) => {
    setUnsaved(null);
    onSave(next).then(onClose, (error: unknown) => setUnsaved({ error }));
  };
  const isOfEmail = OPERATIONS[record.subject.operation].subjectKind === 'email';
  const field = (name: keyof OwnRecordDraft) => {
    const problem = problems[name] && PROBLEMS[name];
    return {
      'data-testid': `own-${name}`,
      value: draft[name],
      onChange: (text: string) => change({ [name]: text }),
      problem: problem && t(problem),
      autoComplete: 'off',
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, calendarDay(new Date(record.endedAt ?? record.createdAt)), codeOf);
    if (read.ok) return save(read.record);
    setProblems(read.problems);
  };
  return (
    <form
      aria-label={t('compare.ownOpen')}
      data-testid="own-record"
      noValidate
      onSubmit={submit}
      className="my-1 flex flex-col gap-2 rounded-md bg-well p-2"
    >
      <p className="text-xs text-muted">{t('log.operatorHelp')}</p>
      <div className="grid grid-cols-2 gap-2">
        {isOfEmail ? (
          <>
            <TextField
              autoFocus
              {...field('names')}
              label={t('compare.name')}
              description={t('compare.ownNamesHelp')}
            />
            <TextField {...field('company')} label={t('group.company')} maxLength={MAX_NAME} />
          </>
        ) : (
          <TextField autoFocus {...field('birth')} label={t('compare.birth')} description={t('subject.dobHelp')} />
        )}
        <TextField {...field('country')} label={t('subject.country')} />
        {isOfEmail && <TextField {...field('phone')} label={t('group.phone')} maxLength={MAX_PHONE} />}
      </div>
      {!isOfEmail && (
        <TextField {...field('names')} label={t('names.otherNames')} description={t('compare.ownNamesHelp')} />
      )}
      {unsaved && <NoReplyNotice error={unsaved.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" data-testid="own-save">
          {t('compare.ownSave')}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t('form.cancel')}
        </Button>
        {/* Without it, the columns of a batch serve again. */}
        {record.ownRecord && record.batchId === SINGLE && (
          <Button variant="quiet" data-testid="own-remove" onPress={() => save(null)}>
            {t('compare.ownRemove')}
          </Button>
        )}
      </div>
    </form>
  );
}
