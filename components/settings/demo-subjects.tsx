import { type ReactNode, useId } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { OverviewRequest } from '@/utils/service/operations';
import { useDemoAnswers } from './use-demo';

/** Whom the demo knows. With a handler, each is a button, and the list without one is left out. */
export function DemoSubjects({
  onEmail,
  onSubject,
}: {
  onEmail?: (email: string) => void;
  onSubject?: (request: OverviewRequest) => void;
}) {
  const { t } = useTexts();
  const known = useDemoAnswers();
  if (known === undefined) return null;
  const isChoice = onEmail !== undefined || onSubject !== undefined;
  return (
    <div data-testid="demo-subjects" className="flex flex-col gap-3">
      <p className="text-second">{t('demo.knows')}</p>
      {(onEmail || !isChoice) && (
        <List title={t('newBatch.emails')}>
          {known.scores.map(({ email }) => (
            <Entry key={email} onPress={onEmail && (() => onEmail(email))}>
              {email}
            </Entry>
          ))}
        </List>
      )}
      {(onSubject || !isChoice) && (
        <List title={t('newBatch.people')}>
          {known.subjects.map(({ request }) => (
            <Entry key={request.subject_name} onPress={onSubject && (() => onSubject(request))}>
              {request.subject_name}
            </Entry>
          ))}
        </List>
      )}
    </div>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="text-xs text-muted">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {children}
      </ul>
    </div>
  );
}

function Entry({ onPress, children }: { onPress: (() => void) | undefined; children: string }) {
  return (
    <li>
      {onPress ? (
        <Button size="small" onPress={onPress}>
          {children}
        </Button>
      ) : (
        <bdi>{children}</bdi>
      )}
    </li>
  );
}
