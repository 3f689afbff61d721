import { stripVTControlCharacters } from 'node:util';

const LINES = 5;

/** Why a browser did not open, for the user: what it said itself, out of the page that Playwright writes about it. */
export function openingProblem(executablePath: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const reported = lines.flatMap((line) => line.match(/\[err\] (.+)/)?.[1] ?? []);
  return [
    `${executablePath} does not open. If there is no screen here: npm start -- --tour`,
    ...(reported.length > 0 ? reported : lines).slice(0, LINES).map((line) => `  ${line}`),
  ].join('\n');
}
