import { type LayoutName, layoutNames } from './layouts.ts';

/**
 * Reads a layout out of a subject, so that layouts can be tried by hand without changing a setting:
 * `layout-two-scores@example.com`, or the name "Layout camel".
 *
 * @returns the layout's name, or null when the subject asks for none
 */
export function layoutForSubject(subject: string): LayoutName | null {
  const asked = subject.toLowerCase().split('@')[0]?.trim().replaceAll(/\s+/g, '-') ?? '';
  return layoutNames.find((name) => asked === `layout-${name}`) ?? null;
}
