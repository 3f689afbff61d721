import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Limited } from '@/components/fields/limited';
import { Button } from '@/components/kit/button';
import { CHIP_LOOK } from '@/components/kit/look';
import { SkeletonList } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useRowReadings } from '@/components/lookups/use-row-readings';
import { subjectIdOf } from '@/utils/batch/row-decision';
import { isDue, type ListedDecision } from '@/utils/decision/due';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { RequestSubject } from '@/utils/service/operations';
import { calendarDay } from '@/utils/settings/calendar-day';
import { readDecided, readListedDecisions, readNewestDecisions } from '@/utils/storage/listed-decisions';
import { database } from '@/utils/storage/page-database';
import { CheckAgain } from './check-again';
import { DecisionLine } from './decision-line';
import { HistoryHead } from './history-head';
import { useAllLookups } from './use-all-lookups';

/** More are drawn after a press. */
const FIRST = 100;

/** Every decision of the user and of colleagues, and which are due: their day has passed, or their newest result is old. */
export function Decisions() {
  const first = useLiveQuery(async () => {
    const listed = await readNewestDecisions(database, FIRST);
    return { listed, decided: await readDecided(database, listed) };
  }, []);
  // Reading all of them, and all lookups, would hold back the first rows.
  return first === undefined ? <SkeletonList /> : <DecisionList first={first} />;
}

/** @param first the newest decisions of the user, until all are read */
function DecisionList({ first }: { first: { listed: readonly ListedDecision[]; decided: DecidedSubjects } }) {
  const { t, formats } = useTexts();
  const { settings } = useApp();
  const every = useLiveQuery(() => readListedDecisions(database), []);
  const listed = every ?? (first.listed.length === 0 ? undefined : first.listed);
  const all = useAllLookups();
  const { readings, readSoFar } = useRowReadings();
  const [filter, setFilter] = useState<'all' | 'due'>('all');
  const newest = useMemo(() => newestResults(all?.lookups ?? []), [all]);
  const isComplete = all?.isComplete === true;
  const { dueDays } = settings;
  const due = useMemo(() => {
    if (every === undefined || !isComplete) return null;
    const now = Date.now();
    const when = { now, today: calendarDay(new Date(now)), dueDays };
    return every.filter((one) => isDue(one, newest.get(one.made.subjectId)?.endedAt, when)).reverse();
  }, [every, isComplete, newest, dueDays]);
  const shown = (filter === 'due' ? due : listed) ?? NOTHING;
  // All that is due can be checked again, so all of their names are needed.
  const named = useMemo(() => (filter === 'due' ? shown : shown.slice(0, FIRST)), [filter, shown]);
  const decided = useLiveQuery(() => readDecided(database, named), [named]) ?? first.decided;
  useEffect(() => {
    readSoFar(named.flatMap(({ made }) => newest.get(made.subjectId) ?? []));
  }, [named, newest, readSoFar]);
  const [plan, setPlan] = useState<Plan | null>(null);
  if (listed === undefined) return <SkeletonList />;
  const subjects = new Map(
    (filter === 'due' ? shown : NOTHING).flatMap(({ made: { subjectId } }): [string, RequestSubject][] => {
      const subject = newest.get(subjectId)?.subject ?? decided.get(subjectId)?.subject;
      return subject ? [[subjectId, subject]] : [];
    }),
  );
  const people = new Set(shown.map(({ made }) => made.subjectId)).size;
  return (
    <section data-testid="decisions" className="flex flex-col gap-3 pb-3">
      <HistoryHead>
        {every
          ? t('handOver.decisions', { count: every.reduce((sum, { count }) => sum + count, 0) })
          : t('rows.loading')}
      </HistoryHead>
      <div className="flex flex-wrap items-center gap-2">
        <ToggleButtonGroup
          aria-label={t('rows.table')}
          selectedKeys={[filter]}
          disallowEmptySelection
          onSelectionChange={(keys) => {
            setFilter(keys.has('due') ? 'due' : 'all');
            setPlan(null);
          }}
          className="flex flex-1 flex-wrap gap-1.5"
        >
          <ToggleButton id="all" className={CHIP_LOOK}>
            {t('rows.all')} <span className="tabular-nums">{every ? formats.number(every.length) : '…'}</span>
          </ToggleButton>
          <ToggleButton id="due" data-testid="due" className={CHIP_LOOK}>
            {t('due.due')} <span className="tabular-nums">{due === null ? '…' : formats.number(due.length)}</span>
          </ToggleButton>
        </ToggleButtonGroup>
        {plan === null && subjects.size > 0 && (
          <Button
            data-testid="check-again"
            onPress={() => setPlan({ subjects: [...subjects.values()], leftOut: people - subjects.size })}
          >
            {t('due.again', { number: formats.number(subjects.size) })}
          </Button>
        )}
      </div>
      {plan && <CheckAgain {...plan} />}
      {shown.length === 0 && <p className="text-muted">{due === null ? t('rows.searching') : t('rows.noRow')}</p>}
      <Limited key={filter} items={shown} first={FIRST}>
        {(part) => (
          <ul className="flex flex-col divide-y divide-line">
            {part.map((one) => {
              const result = newest.get(one.made.subjectId);
              return (
                <DecisionLine
                  key={one.id}
                  listed={one}
                  title={decided.get(one.made.subjectId)?.title}
                  result={result ?? (isComplete ? null : undefined)}
                  reading={result && readings.get(result.id)}
                />
              );
            })}
          </ul>
        )}
      </Limited>
    </section>
  );
}

type DecidedSubjects = Awaited<ReturnType<typeof readDecided>>;

interface Plan {
  subjects: readonly RequestSubject[];
  /** How many can't be looked up: nothing stored says any more exactly who they are. */
  leftOut: number;
}

/** Returns the newest result of each subject that has an answer. @param lookups newest first */
function newestResults(lookups: readonly LookupRecord[]): ReadonlyMap<string, LookupRecord> {
  const newest = new Map<string, LookupRecord>();
  for (const row of lookups) {
    if (row.state !== 'done') continue;
    const id = subjectIdOf(row);
    if ((newest.get(id)?.endedAt ?? 0) < (row.endedAt ?? 0)) newest.set(id, row);
  }
  return newest;
}

const NOTHING: readonly ListedDecision[] = [];
