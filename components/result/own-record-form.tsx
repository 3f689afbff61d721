import { type FormEvent, useState } from 'react';
import { Button } from '@/components/kit/button';
import { countryList } from '@/components/kit/country-list';
import { NoReplyNotice } from '@/components/kit/notice';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { type LookupRecord, SINGLE } from '@/utils/lookup/lookup-record';
import type { OwnRecord } from '@/utils/lookup/own-record';
import { calendarDay } from '@/utils/settings/calendar-day';
import { type OwnRecordProblems, ownRecordDraft, readDraft } from './own-record-draft';

/** What the user's own files say of the subject: birth, country, other names. Nothing is sent. */
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
  const [isUnsaved, setUnsaved] = useState(false);
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setProblems({});
  };
  const save = (next: OwnRecord | null) => {
    setUnsaved(false);
    onSave(next).then(onClose, () => setUnsaved(true));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, calendarDay(new Date(record.endedAt ?? record.createdAt)), codeOf);
    if (read.ok) return save(read.record);
    setProblems(read.problems);
  };
  return (
    <form
      aria-label={t('compare.ownTitle')}
      data-testid="own-record"
      noValidate
      onSubmit={submit}
      className="my-1 flex flex-col gap-2 rounded-md bg-well p-2"
    >
      <p className="text-xs text-muted">{t('compare.ownText')}</p>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          autoFocus
          data-testid="own-birth"
          label={t('compare.birth')}
          description={t('compare.ownBirthHelp')}
          value={draft.birth}
          onChange={(birth) => change({ birth })}
          problem={problems.birth && t('compare.ownBirthProblem')}
          autoComplete="off"
        />
        <TextField
          data-testid="own-country"
          label={t('compare.countryName')}
          value={draft.country}
          onChange={(country) => change({ country })}
          problem={problems.country && t('compare.ownCountryProblem')}
          autoComplete="off"
        />
      </div>
      <TextField
        data-testid="own-names"
        label={t('compare.ownNames')}
        description={t('compare.ownNamesHelp')}
        value={draft.names}
        onChange={(names) => change({ names })}
        problem={problems.names && t('compare.ownNamesProblem')}
        autoComplete="off"
      />
      {isUnsaved && <NoReplyNotice />}
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
