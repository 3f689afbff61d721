import { useMemo, useState } from 'react';
import { Limited } from '@/components/fields/limited';
import { Button } from '@/components/kit/button';
import { saveFile } from '@/components/kit/save-file';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { HIT_DECISION_TEXTS, SUBJECT_DECISION_TEXTS } from '@/utils/decision/decision-texts';
import type { LogLine } from '@/utils/log/log-line';
import { drawSample, type TeamLookup, teamLog } from '@/utils/log/team-log';
import { writeSample, writeTeamTable } from '@/utils/log/team-table';
import { lookupState } from '@/utils/lookup/lookup-record';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';
import type { Texts } from '@/utils/texts/texts';
import { PlainTable } from './plain-table';

const CSV = 'text/csv;charset=utf-8';
const FIRST_ROWS = 50;
const SECOND = 1000;

/** What checked logs say together, and a sample of their lookups. Nothing is stored. */
export function TeamLogTables({ logs, mayExport }: { logs: readonly (readonly LogLine[])[]; mayExport: boolean }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const team = useMemo(() => teamLog(logs), [logs]);
  const { rows, hits, medianToDecision, lookups } = team;
  const total = [...hits.values()].reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-col gap-2" data-testid="team-log">
      <Limited items={rows} first={FIRST_ROWS}>
        {(shown) => (
          <PlainTable
            heads={[t('purpose.user'), t('decision.reason'), t('rows.state'), t('logs.decision'), t('history.lookups')]}
            rows={shown.map(({ user, reason, outcome, decision, count }) => [
              ...[
                user,
                reason,
                stateText(outcome, texts),
                t(decision ? SUBJECT_DECISION_TEXTS[decision] : 'rows.undecided'),
              ],
              formats.number(count),
            ])}
          />
        )}
      </Limited>
      {total > 0 && (
        <PlainTable
          heads={[t('count.hits'), '']}
          rows={[...hits].map(([value, part]) => [t(HIT_DECISION_TEXTS[value]), t('count.ofTotal', { part, total })])}
        />
      )}
      {medianToDecision !== null && <p>{t('logs.median', { time: timeText(medianToDecision, texts) })}</p>}
      {mayExport && (
        <div>
          <Button data-testid="export-team" onPress={() => saveFile('sightline-logs.csv', writeTeamTable(team), CSV)}>
            {t('rows.exportCsv')}
          </Button>
        </div>
      )}
      <Sample lookups={lookups} mayExport={mayExport} />
    </div>
  );
}

function Sample({ lookups, mayExport }: { lookups: readonly TeamLookup[]; mayExport: boolean }) {
  const { t, formats } = useTexts();
  const [typed, setTyped] = useState('5');
  const [seed, setSeed] = useState(() => crypto.randomUUID().slice(0, 8));
  const [asked, setAsked] = useState<{ perUser: number; seed: string } | null>(null);
  const drawn = useMemo(() => asked && drawSample(lookups, asked.perUser, asked.seed), [lookups, asked]);
  const perUser = Number(typed);
  return (
    <>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (perUser > 0) setAsked({ perUser, seed });
        }}
      >
        <TextField
          data-testid="per-user"
          label={t('logs.perUser')}
          inputMode="numeric"
          value={typed}
          onChange={(text) => setTyped(text.replace(/\D/g, '').slice(0, 4))}
        />
        <TextField data-testid="seed" label={t('logs.seed')} maxLength={40} value={seed} onChange={setSeed} />
        <div>
          <Button type="submit" data-testid="draw-sample" isDisabled={!(perUser > 0)}>
            {t('logs.sample')}
          </Button>
        </div>
      </form>
      {asked && drawn && (
        <div className="flex flex-col gap-2" data-testid="sample">
          <PlainTable
            heads={[
              ...[t('purpose.user'), t('settings.log'), t('rows.time'), t('purpose.case')],
              ...[t('rows.subject'), t('logs.decision')],
            ]}
            rows={drawn.map(({ line: { number, at, content }, decision }) => [
              ...[content?.operator ?? '', String(number), formats.moment(at, 'exact'), content?.reference ?? ''],
              content?.subject ?? '',
              decision?.made.of === 'subject' ? t(SUBJECT_DECISION_TEXTS[decision.made.value]) : '',
            ])}
          />
          {mayExport && (
            <div>
              <Button
                onPress={() => saveFile(`sightline-sample-${asked.seed}.csv`, writeSample(drawn, asked.seed), CSV)}
              >
                {t('rows.exportCsv')}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

function stateText(outcome: string, { t }: Pick<Texts, 't'>): string {
  const state = lookupState.safeParse(outcome);
  return state.success ? t(STATE_TEXTS[state.data]) : outcome;
}

function timeText(ms: number, { formats }: Pick<Texts, 'formats'>): string {
  const seconds = Math.round(ms / SECOND);
  if (seconds < 120) return formats.duration(seconds, 'second', 'long');
  const minutes = Math.round(seconds / 60);
  return minutes < 120
    ? formats.duration(minutes, 'minute', 'long')
    : formats.duration(Math.round(minutes / 60), 'hour', 'long');
}
