import { randomBytes } from 'node:crypto';
import { Secret } from '@/utils/service/secret';
import { parseTeamCode } from '@/utils/team-key/team-code';
import { sealForTeam } from '@/utils/team-key/team-seal';

/** Seals a key for the host of a service, as *Prepare for my team* does. */
export function sealFor(serviceUrl: string, key: string, code: string): Promise<string> {
  const parsed = parseTeamCode(code);
  if (parsed === null) throw new Error('The code of a team can be read.');
  return sealForTeam(new Secret(key), {
    code: parsed,
    host: new URL(serviceUrl).host,
    iv: new Uint8Array(randomBytes(12)),
  });
}
