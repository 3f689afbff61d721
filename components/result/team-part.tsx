import { ExternalLink, Users } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';
import type { TeamHelp } from '@/utils/result/team-help';

/** What the team says of the provider's word, and its links about the subject, each with the host that it opens. */
export function TeamPart({ help: { links, sentence } }: { help: TeamHelp }) {
  const { t } = useTexts();
  return (
    <>
      {sentence !== null && (
        <p data-testid="team-says" className="flex items-baseline gap-1 border-s-2 border-line ps-2 wrap-anywhere">
          <Users className="size-3.5 shrink-0 self-center text-muted" />
          <span>
            <span className="text-xs text-muted">{t('teamHelp.says')}</span> <bdi>{sentence}</bdi>
          </span>
        </p>
      )}
      {links.length > 0 && (
        <ul aria-label={t('teamHelp.links')} data-testid="team-links" className="flex flex-wrap gap-x-4 gap-y-1">
          {links.map(({ name, host, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <bdi>{name}</bdi>
                <ExternalLink className="ms-1 inline size-3 align-[-0.1em]" />
              </a>{' '}
              <span className="text-xs text-muted" dir="ltr">
                {host}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
