import type { Seen } from './stop.ts';

/** The report of one stop. */
export function stopReport(title: string, { sent, answered, showed, wrong }: Seen): string {
  return [
    title,
    `  Sent      ${sent}`,
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

/** Summary at the end of a tour: `missing` lists the pictures that could not be taken, with the reason. */
export function tourReport(
  agreed: number,
  stops: number,
  { taken, missing, folder }: { taken: number; missing: readonly string[]; folder: string },
): string {
  return [
    `What Sightline showed agrees with what the service answered at ${agreed} of ${stops} stops.`,
    `Pictures (${taken}): ${folder}`,
    ...missing.map((line) => `MISSING PICTURE ${line}`),
  ].join('\n');
}
