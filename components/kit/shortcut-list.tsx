import { Button } from './button';
import { SettingRows } from './setting-rows';
import { useTexts } from './texts';

/** Lists the commands with the keys set in the browser, and a button to change them. */
export function ShortcutList({
  rows,
  onChange,
}: {
  /** The name of each command and its key; empty if none is set. */
  rows: { name: string; keys: string }[];
  onChange: () => void;
}) {
  const { t } = useTexts();
  return (
    <SettingRows>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {rows.map(({ name, keys }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>
              {keys === '' ? (
                <span className="text-muted">{t('shortcuts.notSet')}</span>
              ) : (
                <kbd className="rounded-sm border border-line bg-well px-1.5 py-0.5 text-xs">{keys}</kbd>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Button onPress={onChange}>{t('shortcuts.change')}</Button>
      </p>
    </SettingRows>
  );
}
