import { useEffect, useMemo, useState } from 'react';
import { BatchStartNotices } from '@/components/batch/batch-start-notices';
import { PlanOfBatch } from '@/components/batch/plan-of-batch';
import { useStartBatch } from '@/components/batch/use-start-batch';
import { useSaid } from '@/components/kit/say';
import { SkeletonList } from '@/components/kit/skeleton';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useDraft } from '@/components/kit/use-draft';
import { useLive } from '@/components/kit/use-live';
import { useLogLine } from '@/components/result/use-log-line';
import { useLookup } from '@/components/result/use-lookup';
import { batchOfParties, emptyPartyForm, nameOfParties, PARTY_ROLE_TEXTS, withParty } from '@/utils/batch/parties';
import { purposeOf } from '@/utils/log/purpose-of';
import { caseOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import { subjectDetails, subjectTitle } from '@/utils/result/subject-title';
import { draftOfRequest } from '@/utils/service/draft-of-request';
import type { OverviewRequest } from '@/utils/service/operations';
import { PURPOSE_LIMITS } from '@/utils/service/purpose-limits';
import { handleSubject } from '@/utils/service/request-subject';
import { calendarDay } from '@/utils/settings/calendar-day';
import { partiesDraftOf } from '@/utils/storage/parties-draft';
import { readPurpose } from '@/utils/storage/purpose';
import { BackLink } from './back-link';
import { PartyList } from './party-list';
import { PartyRoleFields } from './party-role-fields';
import { SubjectForm } from './subject-form';

/** The form in which names and parties of a looked up person or business are entered, to be screened in one batch. */
export function Parties({ of }: { /** The lookup of the person or business. */ of: string }) {
  const { t } = useTexts();
  const live = useLookup(of);
  const line = useLogLine(of);
  const current = useLive((database) => readPurpose(database), 'purpose');
  if (live === undefined || current === undefined) return <SkeletonList />;
  const main = live && handleSubject(live.record.subject, { score: () => null, overview: (request) => request });
  if (!live || !main) return <p>{t('desk.deleted')}</p>;
  const purpose = purposeOf(live.record, line);
  return <PartiesForm record={live.record} main={main} reference={purpose?.reference || current.reference} />;
}

function PartiesForm({
  record,
  main,
  reference: known,
}: {
  record: LookupRecord;
  /** What was asked about the subject that the parties belong to. */
  main: OverviewRequest;
  /** Its case; empty without one. */
  reference: string;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { settings } = useApp();
  const { navigate } = useDesk();
  const facts = useMemo(() => draftOfRequest(main), [main]);
  const empty = useMemo(
    () => ({ form: emptyPartyForm(facts, { role: 'previous-name', typed: '' }), parties: [] }),
    [facts],
  );
  const item = useMemo(() => partiesDraftOf(record.id), [record.id]);
  const [draft, setDraft] = useDraft(item, empty);
  const [refresh, setRefresh] = useState(false);
  const title = subjectTitle(record.subject);
  const name = nameOfParties(main.subject_name);
  const starting = useStartBatch((id) => {
    void item.clear().catch(() => undefined);
    navigate({ name: 'batch', id });
  });
  const { cancel } = starting;
  const parties = draft?.parties;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked or waits for the key is the list before the change
  useEffect(cancel, [parties, refresh, draft?.reference]);
  const batch = useMemo(
    () => batchOfParties(parties ?? [], main.subject_name, { name: t('parties.role'), of: t('parties.mainSubject') }),
    [parties, main, t],
  );
  const count = parties?.length ?? 0;
  // In a popup, the list is below the form.
  const added = count > 0 ? t('newBatch.subjects', { count }) : null;
  useSaid(added);
  if (draft === undefined) return <SkeletonList />;
  const { form } = draft;
  // A batch of a subject without a case is one under its name.
  const reference = draft.reference ?? (known || (name ?? ''));
  const isCaseMissing = settings.requireReference && caseOf(reference) === '';
  // What is typed and not added would be lost.
  const isHalfTyped = form.name.trim() !== '';
  const role = form.role === 'other' ? form.typed.trim() || t(PARTY_ROLE_TEXTS.other) : t(PARTY_ROLE_TEXTS[form.role]);
  return (
    <section data-testid="parties" aria-labelledby="parties" className="flex flex-col gap-4 pb-3">
      <header className="flex gap-1.5">
        <BackLink
          data-testid="back"
          to={{ name: 'lookup', id: record.id, as: 'result', form: 'subject' }}
          name={t('desk.back')}
        />
        <div className="min-w-0">
          <h2 id="parties" className="text-base font-semibold">
            {t('parties.title')}
          </h2>
          <p className="wrap-anywhere">
            <bdi className="font-medium">{title}</bdi>
            <span className="text-xs text-muted"> · {subjectDetails(record.subject, texts)}</span>
          </p>
        </div>
      </header>
      <div className="grid items-start gap-4 min-[900px]:grid-cols-[minmax(0,36rem)_22rem] min-[900px]:gap-6">
        <SubjectForm
          // The next party starts in an empty form.
          key={draft.parties.length}
          form={form}
          onChange={(subject) => setDraft({ ...draft, form: { ...form, ...subject } })}
          onSubmit={(request) =>
            setDraft({
              ...draft,
              parties: withParty(draft.parties, { role, request }),
              form: emptyPartyForm(facts, form),
            })
          }
          scoreOf={() => null}
          countryFormat={settings.countryFormat}
          today={calendarDay(new Date())}
          isMain={draft.parties.length === 0}
          action={t('parties.add')}
          footer={added}
        >
          <PartyRoleFields form={form} main={facts} onChange={(next) => setDraft({ ...draft, form: next })} />
        </SubjectForm>
        {draft.parties.length > 0 && (
          <div className="flex flex-col gap-4 min-[900px]:sticky min-[900px]:top-0 low:static">
            <PartyList
              parties={draft.parties}
              refresh={refresh}
              onRemove={(at) => setDraft({ ...draft, parties: draft.parties.toSpliced(at, 1) })}
            />
            <TextField
              data-testid="parties-case"
              label={t('purpose.case')}
              autoComplete="off"
              maxLength={PURPOSE_LIMITS.reference}
              isRequired={settings.requireReference}
              value={reference}
              onChange={(typed) => setDraft({ ...draft, reference: typed })}
              problem={isCaseMissing ? t('failure.caseMissing.title') : undefined}
            />
            <PlanOfBatch
              operation="overview"
              subjects={batch.subjects}
              fileName={name}
              leftOut={isHalfTyped ? 1 : 0}
              refresh={refresh}
              onRefresh={setRefresh}
              isBusy={starting.busy || isHalfTyped || isCaseMissing}
              onStart={() =>
                starting.start({
                  operation: 'overview',
                  ...batch,
                  source: 'parties',
                  fileName: name,
                  refresh,
                  reference: caseOf(reference),
                })
              }
            />
            <BatchStartNotices starting={starting} operation="overview" />
          </div>
        )}
      </div>
    </section>
  );
}
