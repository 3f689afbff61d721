import type { SealProblem } from '../service/key-storage-mode';
import { Secret } from '../service/secret';
import { openTeamSeal, problemOfSeal } from '../team-key/team-seal';

/** What the vault keeps in place of an API key: the code of a team and the seal of a policy, which it opens. */
interface TeamSecret {
  code: Secret;
  seal: string;
}

/** Joins code and seal into one secret, so that they are stored together or not at all. */
export const teamSecret = ({ code, seal }: TeamSecret): Secret => new Secret(`${code.reveal()} ${seal}`);

/** Returns code and seal; null for an API key, which has no space. */
function teamSecretIn(kept: Secret): TeamSecret | null {
  const [code, seal] = kept.reveal().split(' ');
  return code === undefined || seal === undefined ? null : { code: new Secret(code), seal };
}

/** Whether a kept secret is the code of a team. */
export const isTeamSecret = (kept: Secret): boolean => teamSecretIn(kept) !== null;

/** Returns the API key of a kept secret; null if its seal does not open. */
export async function keyOf(kept: Secret, host: string): Promise<Secret | null> {
  const team = teamSecretIn(kept);
  if (team === null) return kept;
  const opened = await openTeamSeal(team.seal, team.code, host);
  return opened.ok ? opened.key : null;
}

/**
 * Tries the seal of a policy with the kept code.
 * @param kept null if none is kept, or it is locked
 * @returns the secret to keep from now on, `same` if it is that already or nothing can be tried, or what is wrong
 */
export async function withSeal(
  kept: Secret | null,
  seal: string,
  host: string,
): Promise<{ next: Secret } | 'same' | SealProblem> {
  const team = kept && teamSecretIn(kept);
  if (team === null) return problemOfSeal(seal, host) ?? 'same';
  if (team.seal === seal) return 'same';
  const opened = await openTeamSeal(seal, team.code, host);
  return opened.ok ? { next: teamSecret({ code: team.code, seal }) } : opened.problem;
}
