import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useReusableAnswerCount } from '@/components/batch/use-reusable-answer-count';
import { IconButton } from '@/components/kit/icon-button';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import type { Party } from '@/utils/batch/parties';
import { subjectDetails, subjectTitle } from '@/utils/result/subject-title';
import type { RequestSubject } from '@/utils/service/operations';

/** The parties that are ready to be sent, each with its role and cost. */
export function PartyList({
  parties,
  refresh,
  onRemove,
}: {
  parties: readonly Party[];
  /** Saved results are sent again. */
  refresh: boolean;
  onRemove: (at: number) => void;
}) {
  return (
    <ol data-testid="party-list" className="flex flex-col rounded-lg border border-line px-3">
      {parties.map((party, at) => (
        <PartyRow key={JSON.stringify(party.request)} party={party} refresh={refresh} onRemove={() => onRemove(at)} />
      ))}
    </ol>
  );
}

function PartyRow({
  party: { role, request },
  refresh,
  onRemove,
}: {
  party: Party;
  refresh: boolean;
  onRemove: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { reuseHours: hours } = useApp().settings;
  const subjects = useMemo((): [RequestSubject] => [{ operation: 'overview', request }], [request]);
  const known = useReusableAnswerCount(subjects);
  const [subject] = subjects;
  const name = subjectTitle(subject);
  const cost = () => {
    if (known === null) return t('newBatch.counting');
    if (known === 0) return t('newBatch.mayBeBilled', { count: 1 });
    return t(refresh ? 'newBatch.sentAgain' : 'newBatch.notSentAgain', { count: 1, hours });
  };
  return (
    <li className="flex items-start gap-2 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <bdi className="font-medium">{name}</bdi> · <bdi>{role}</bdi>
        </p>
        <p className="text-xs text-muted">{subjectDetails(subject, texts)}</p>
        <p className="text-xs text-muted">
          {t('list.named', { name: t(known ? 'newBatch.savedResults' : 'newBatch.newLookups'), value: cost() })}
        </p>
      </div>
      <IconButton icon={X} name={t('form.removeNamed', { name })} onPress={onRemove} />
    </li>
  );
}
