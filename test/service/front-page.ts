import { layoutNames, layouts } from './layouts/layouts.ts';
import { operationPaths } from './operation.ts';

/** Printed wherever the service introduces itself. */
export const inventionNotice =
  'This is a stand-in. Its layouts, answers and errors are INVENTIONS, not those of the real service.';

/** The plain text shown at `/`. @param layout the layout in use */
export function frontPage(layout: string): string {
  return [
    'Sightline stand-in service',
    '',
    inventionNotice,
    'People, companies, lists and breaches in the answers do not exist.',
    '',
    // So that a reviewer has a page with addresses to right-click.
    'Addresses to score: blair.brightwater@example.com (low), casey.cobblefield@example.com (medium),',
    'quinn.quillfeather@tempbox.example (high), fault-429-retry5@example.com (a rate limit)',
    '',
    ...Object.values(operationPaths).map((path) => `POST ${path}`),
    '',
    `Layout in use: ${layout}`,
    ...layoutNames.map((name) => `  ${name.padEnd(14)}${layouts[name].purpose}`),
    '',
  ].join('\n');
}
