import type { PlainKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';
import { DEMO_ENVIRONMENT } from './demo-account';

/** Longest word of the user for an environment. */
export const MAX_ENVIRONMENT = 24;

const NAMES = {
  production: 'environment.production',
  sandbox: 'environment.sandbox',
} as const satisfies Record<string, PlainKey>;

/** The environments with a name of ours, as they are stored. Any other word is the user's own. */
export const ENVIRONMENTS = Object.keys(NAMES) as (keyof typeof NAMES)[];

const codeOf = (word: string): keyof typeof NAMES | undefined =>
  ENVIRONMENTS.find((code) => code === word.trim().toLowerCase());

/** Returns an environment in the words of the interface, or as the user wrote it; empty if none is stated. */
export function environmentName(environment: string, { t }: Pick<Texts, 't'>): string {
  if (environment === DEMO_ENVIRONMENT) return t('environment.demo');
  const code = codeOf(environment);
  return code ? t(NAMES[code]) : environment.trim();
}

/** Returns the stored form of a typed word: a code if it is a name of ours in English or in the language of `texts`. */
export function typedEnvironment(typed: string, texts: Pick<Texts, 't'>): string {
  const named = ENVIRONMENTS.find((code) => environmentName(code, texts).toLowerCase() === typed.trim().toLowerCase());
  return named ?? codeOf(typed) ?? typed;
}

/** Whether results count: the environment is *Production*, or none is stated. Any other word gets a band. */
export const isProduction = (environment: string | undefined): boolean =>
  environment === undefined || environment.trim() === '' || codeOf(environment) === 'production';
