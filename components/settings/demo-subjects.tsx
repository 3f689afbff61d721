import { type ReactNode, useId } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { OverviewRequest } from '@/utils/service/operations';
import { useDemoAnswers } from './use-demo';

/** What a press on one of them does. */
export interface DemoChoices {
  onEmail: (email: string) => void;
  onSubject: (request: OverviewRequest) => void;
  /** All addresses, to score as a list. */
  onList: (emails: readonly string[]) => void;
}

/** Whom the demo knows: with choices, each is a button; without them an address is a link, to right-click. */
export function DemoSubjects({ choices }: { choices?: DemoChoices }) {
  const { t } = useTexts();
  const known = useDemoAnswers();
  if (known === undefined) return null;
  const emails = known.scores.map(({ email }) => email);
  return (
    <div data-testid="demo-subjects" className="flex flex-col gap-3">
      <List title={t('newBatch.people')}>
        {known.subjects.map(({ request }) => (
          <li key={request.subject_name}>
            {choices ? (
              <Button size="small" onPress={() => choices.onSubject(request)}>
                {request.subject_name}
              </Button>
            ) : (
              <bdi>{request.subject_name}</bdi>
            )}
          </li>
        ))}
      </List>
      <List title={t('newBatch.emails')}>
        {choices && (
          <li>
            <Button data-testid="demo-list" size="small" variant="quiet" onPress={() => choices.onList(emails)}>
              {t('desk.scoreFound', { count: emails.length })}
            </Button>
          </li>
        )}
        {emails.map((email) => (
          <li key={email}>
            {choices ? (
              <Button size="small" onPress={() => choices.onEmail(email)}>
                {email}
              </Button>
            ) : (
              <a href={`mailto:${email}`}>{email}</a>
            )}
          </li>
        ))}
      </List>
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
