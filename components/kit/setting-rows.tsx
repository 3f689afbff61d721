import { Fragment, type ReactNode } from 'react';
import type { Settings } from '@/utils/settings/settings';
import type { SETTING_TITLES } from './setting-titles';
import { useTexts } from './texts';

/** Marks a field that the organization's policy sets. */
export function ManagedNote() {
  const { t } = useTexts();
  return (
    <span className="w-fit rounded border border-edge px-1 text-xs whitespace-nowrap text-muted">
      {t('form.managed')}
    </span>
  );
}

/** A card of settings, one row each; fields in it stand beside their labels where there is room. */
export function SettingRows({ children }: { children: ReactNode }) {
  return (
    <div
      data-rows
      className="divide-y divide-line rounded-lg border border-line bg-paper shadow-1 *:px-5 *:py-4 *:empty:hidden"
    >
      {children}
    </div>
  );
}

type Section = (typeof SETTING_TITLES)[keyof Settings]['section'];

/** The settings with a field in a section of the settings page. */
export type SettingIn<Name extends Section> = {
  [Field in keyof Settings]: (typeof SETTING_TITLES)[Field] extends { section: Name; title: string } ? Field : never;
}[keyof Settings];

/** The fields of settings, in the order given. `tsc` refuses a section in which a setting has no field. */
export const SettingFields = <Field extends keyof Settings>({ fields }: { fields: Record<Field, ReactNode> }) =>
  Object.entries<ReactNode>(fields).map(([name, field]) => <Fragment key={name}>{field}</Fragment>);
