import type { Seen } from './stop.ts';

/** The report of one stop. */
export function stopReport(title: string, { asked, answered, showed, wrong }: Seen): string {
  return [
    title,
    `  Asked     ${asked}`,
    `  Answered  ${answered}`,
    `  Showed    ${showed}`,
    ...wrong.map((sentence) => `  WRONG     ${sentence}.`),
  ].join('\n');
}

/** The report of a stop that could not be completed; of Playwright's long messages the first line says it. */
export function stopFailure(title: string, error: unknown): string {
  const [line] = String(error instanceof Error ? error.message : error).split('\n');
  return `${title}\n  WRONG     ${line}.`;
}

/** What a tour ends with. */
export function tourReport(agreed: number, stops: number, folder: string): string {
  return `What Sightline showed agrees with what the service answered at ${agreed} of ${stops} stops.\nPictures: ${folder}`;
}
