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
