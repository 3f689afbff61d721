import { Check, CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/components/kit/texts';

/** One question of a profile: what is proposed in one line of words, and the fields to change it. */
export function ProfilePart({
  title,
  summary,
  places = [],
  isAsked = false,
  children,
  ...data
}: {
  title: string;
  /** The proposal in words. */
  summary: ReactNode;
  /** Patterns of the fields that it is about, for a tooltip. */
  places?: readonly string[];
  /** The proposal is a guess, or there is none: it starts open. */
  isAsked?: boolean;
  children: ReactNode;
  'data-testid'?: string;
}) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(isAsked);
  const Sign = isAsked ? CircleQuestionMark : Check;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-b border-line last:border-b-0"
    >
      <summary
        {...data}
        title={places.join('\n')}
        className="min-h-9 cursor-default px-3 py-2 wrap-anywhere marker:text-muted"
      >
        <Sign className={`me-1 inline size-4 align-[-0.2em] ${isAsked ? 'text-caution' : 'text-muted'}`} />
        <span className="font-medium">{title}</span>{' '}
        {isAsked && <span className="text-xs font-medium text-caution">{t('profile.asked')} </span>}
        <span className="text-muted">{summary}</span>
      </summary>
      {isOpen && (
        <div data-one-column className="flex flex-col gap-3 border-t border-line p-3">
          {children}
        </div>
      )}
    </details>
  );
}
