import { useContext } from 'react';
import { useTexts } from '@/components/kit/texts';
import { foreignText, nameOfColleague } from '@/utils/case-file/foreign-text';
import type { HitKeys } from '@/utils/decision/decided-hits';
import { HIT_DECISION_TEXTS, SUBJECT_DECISION_TEXTS, standingText } from '@/utils/decision/decision-texts';
import { colleagueStanding, opinionStanding } from '@/utils/hand-over/colleague';
import type { Opinion } from '@/utils/hand-over/hand-over';
import { wholeLine } from '@/utils/service/redact';
import { calendarDay } from '@/utils/settings/calendar-day';
import { DecisionsContext } from './decisions';

/**
 * Returns what colleagues decided and say about the subject, or about a hit, in words.
 * @param hit null for the subject, undefined for nothing
 */
export function useColleagueLines(hit: HitKeys | null | undefined) {
  const texts = useTexts();
  const { t, formats } = texts;
  const decisions = useContext(DecisionsContext);
  const context = { facts: decisions?.facts ?? null, today: calendarDay(new Date()) };
  const nameOf = (by: string) => nameOfColleague(by, texts);
  /** It stands as long as the decision that it is about, and what that was made on. */
  function opinionLine(said: Opinion, name: string) {
    const standing = opinionStanding(said, { made: decisions?.made.subject ?? null, facts: context.facts });
    const isVoid = standing === 'changed';
    return {
      ...{ id: `${said.lookupId} ${said.at} ${name}`, isVoid, from: `${name} · ${formats.moment(said.at, 'day')}` },
      said: t(said.agrees ? 'handOver.agree' : 'handOver.differ'),
      until: isVoid ? t('colleague.void') : null,
      note: foreignText(wholeLine(said.note)),
    };
  }
  return (decisions?.colleagues ?? []).flatMap((word) => {
    if (hit === undefined) return [];
    const { by, madeAt, id } = word;
    if (word.of === 'opinion') return hit === null ? [opinionLine(word.said, nameOf(by))] : [];
    const { made } = word;
    const standing = colleagueStanding(made, hit, context);
    if (standing === null) return [];
    const name = nameOf(by);
    const isVoid = standing !== 'valid';
    const said = t(made.of === 'subject' ? SUBJECT_DECISION_TEXTS[made.value] : HIT_DECISION_TEXTS[made.value]);
    const validUntil = made.of === 'subject' ? made.validUntil : null;
    const until = standing === 'changed' ? t('colleague.void') : standingText({ validUntil }, standing, texts);
    const note = foreignText(wholeLine(made.of === 'subject' ? made.note : made.reason));
    return [
      { id, isVoid, from: t('colleague.decided', { name, day: formats.moment(madeAt, 'day') }), said, until, note },
    ];
  });
}

/**
 * What colleagues decided and say about the subject, or about a hit, as their files say. Apart from the user's own decision: it is never in
 * its place, decides nothing, and says so once the result is another one.
 */
export function ColleagueDecisions({ hit }: { hit: HitKeys | null }) {
  const lines = useColleagueLines(hit);
  if (lines.length === 0) return null;
  return (
    <ul className="flex w-full flex-col text-xs" data-testid="colleagues">
      {lines.map(({ id, isVoid, from, said, until, note }) => (
        <li key={id} data-void={isVoid} className="wrap-anywhere text-muted">
          <bdi>{from}</bdi>
          {': '}
          <span className={isVoid ? 'line-through' : 'font-medium text-ink'}>{said}</span>
          {until && ` · ${until}`}
          {note !== '' && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
