import { type RunningService, startService } from '../service/start-service.ts';
import { spellings } from './spellings.ts';

/** The key, the code of a team, the person and the list's file whose traces are searched for. None occurs anywhere by accident. */
export const CANARY = {
  key: 'sk_CANARYKEY_7f3a9c51e2b84d06',
  code: '0Z1G-6YAZ-N4K4-XX4T-7H4Y-P512-Z6C2',
  email: 'zebulon.canarybird@example.com',
  name: 'Zebulon Canarybird',
  file: 'canarylist-41d0.csv',
} as const;

/** What nobody but the vault may hold in clear. */
export const SECRETS = [CANARY.key, CANARY.code, CANARY.code.replaceAll('-', '')] as const;

/** Where the canary key belongs to: the origins of the services that accept it. */
const homes = new Set<string>();

/** A stand-in service whose key is the canary. */
export async function startCanaryService(): Promise<RunningService> {
  const service = await startService({ apiKey: CANARY.key });
  homes.add(service.url);
  return service;
}

/** Something that somebody could read, and where it stood. */
export interface Trace {
  where: string;
  text: string;
}

/** A request as the browser was about to send it. */
export interface SentRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Whether a request carries the canary key to where it belongs, in the one header for it. */
export const carriesKeyHome = ({ url, headers }: SentRequest): boolean =>
  homes.has(new URL(url).origin) && headers.authorization === `Bearer ${CANARY.key}`;

/** The parts of a request, without the one that may hold the key. */
export function tracesOf(request: SentRequest): Trace[] {
  const { url, headers, body } = request;
  const rest = carriesKeyHome(request) ? { ...headers, authorization: '' } : headers;
  return [
    { where: `address of a request to ${new URL(url).origin}`, text: url },
    ...Object.entries(rest).map(([name, text]) => ({ where: `header ${name} to ${new URL(url).origin}`, text })),
    { where: `body of a request to ${new URL(url).origin}`, text: body },
  ];
}

/** Where a text occurs, plain or escaped as a program writes it. */
export function placesOf(text: string, traces: readonly Trace[]): string[] {
  const wanted = [...spellings(text).map((spelling) => spelling.toString('latin1')), encodeURIComponent(text)];
  return traces.filter((trace) => wanted.some((form) => trace.text.includes(form))).map(({ where }) => where);
}
