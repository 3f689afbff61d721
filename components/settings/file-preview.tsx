import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { carriedDecisions } from '@/utils/hand-over/carried-decisions';
import type { HandOver } from '@/utils/hand-over/hand-over';
import { forOpinion } from '@/utils/hand-over/opinions';
import { plainLine } from '@/utils/service/redact';
import type { Texts } from '@/utils/texts/texts';

/** A file that was read, with its digest. Nothing of it is stored yet. */
export interface Chosen {
  file: HandOver;
  digest: string;
}

/** Returns the name on a file as one line. */
export const nameOf = (by: string, { t }: Texts): string => plainLine(by) || t('handOver.unnamed');

/** What is in a file, and what may become of it. */
export function FilePreview({
  chosen: { file },
  isOwn,
  isBusy,
  onRestore,
  onDecisions,
  onOpinions,
  onSecondOpinion,
  onCancel,
}: Record<'onRestore' | 'onDecisions' | 'onOpinions' | 'onCancel', () => void> & {
  /** Null where no reply can be saved. */
  onSecondOpinion: (() => void) | null;
  chosen: Chosen;
  isOwn: boolean;
  isBusy: boolean;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const { by, madeAt, lookups, answers, lines, opinions } = file;
  const decisions = carriedDecisions(file).size;
  const counts = [
    opinions.length > 0 && t('handOver.opinions', { count: opinions.length }),
    lookups.length > 0 && t('handOver.lookups', { count: lookups.length }),
    answers.length > 0 && t('handOver.answers', { count: answers.length }),
    decisions > 0 && t('handOver.decisions', { count: decisions }),
    lines.length > 0 && t('handOver.lines', { count: lines.length }),
  ].filter((text) => text !== false);
  const name = nameOf(by, texts);
  const from = t('handOver.from', { name, day: formats.moment(madeAt, 'day') });
  const canJudge = forOpinion(file).length > 0;
  const isUseless = !isOwn && decisions === 0 && opinions.length === 0;
  return (
    <section
      aria-label={from}
      className="flex flex-col gap-3 rounded-lg border border-line p-3"
      data-testid="file-preview"
    >
      <p>
        <bdi className="font-medium">{from}</bdi> · {counts.join(' · ')}
      </p>
      {isOwn && (
        <Use
          id="use-restore"
          label={t('handOver.restore')}
          help={t('handOver.restoreHelp')}
          isBusy={isBusy}
          onPress={onRestore}
        />
      )}
      {canJudge && onSecondOpinion && (
        <Use
          id="use-second"
          label={t('handOver.second')}
          help={t('handOver.secondHelp', { name })}
          isBusy={isBusy}
          onPress={onSecondOpinion}
        />
      )}
      {decisions > 0 && (
        <Use
          id="use-decisions"
          label={t('handOver.team')}
          help={t('handOver.teamHelp')}
          isBusy={isBusy}
          onPress={onDecisions}
        />
      )}
      {opinions.length > 0 && (
        <Use id="use-opinions" label={t('handOver.takeOpinions')} isBusy={isBusy} onPress={onOpinions} />
      )}
      {isUseless && <p>{t('handOver.nothing')}</p>}
      <div>
        <Button onPress={onCancel}>{t('form.cancel')}</Button>
      </div>
    </section>
  );
}

function Use({
  id,
  label,
  help,
  isBusy,
  onPress,
}: {
  id: string;
  label: string;
  help?: string;
  isBusy: boolean;
  onPress: () => void;
}) {
  return (
    <div className="flex flex-col items-start gap-1">
      <Button data-testid={id} isPending={isBusy} onPress={onPress}>
        {label}
      </Button>
      {help && <p className="text-xs text-muted">{help}</p>}
    </div>
  );
}
