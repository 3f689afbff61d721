import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { type ProviderProfiles, profileFor } from '@/utils/reading/profile/profiles';
import { hasWord, isSameWord } from '@/utils/reading/profile/word';
import type { Report } from '@/utils/reading/report';
import { describeSubject } from '@/utils/service/request-subject';
import type { Settings } from '@/utils/settings/settings';
import { fillTeamLink, type SlotValues } from '@/utils/settings/team-link';
import { readTeamWord } from '@/utils/settings/team-words';

/** What the settings of a team add to a result. */
export interface TeamHelp {
  links: readonly { name: string; host: string; href: string }[];
  /** What the team says of the provider's confirmed word; null if nothing. */
  sentence: string | null;
}

/** Returns the links about a subject, and the team's sentence about the label if the confirmed profile has that word. */
export function teamHelp(
  { subject, baseUrl }: Pick<LookupRecord, 'subject' | 'baseUrl'>,
  { label }: Pick<Report, 'label'>,
  { links, teamWords }: Pick<Settings, 'links' | 'teamWords'>,
  profiles: ProviderProfiles,
): TeamHelp {
  const words = profileFor(profiles, baseUrl, subject.operation)?.layout?.verdict?.words ?? [];
  const isConfirmed =
    label !== null &&
    hasWord(
      words.map(({ word }) => word),
      label.text,
    );
  const said = isConfirmed
    ? teamWords.map(readTeamWord).find((team) => team && isSameWord(team.word, label.text))
    : null;
  const values = slotValues(subject);
  return { links: links.flatMap((line) => fillTeamLink(line, values) ?? []), sentence: said?.sentence ?? null };
}

/** Only what is looked up goes into a link, never the user's own record. */
function slotValues(subject: LookupRecord['subject']): SlotValues {
  const { kind, title, party } = describeSubject(subject);
  if (kind === 'email') return { email: title, domain: title.slice(title.lastIndexOf('@') + 1) };
  return { name: title, ...(party?.country && { country: party.country }) };
}
