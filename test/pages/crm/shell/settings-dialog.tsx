import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { Settings } from './settings.ts';

interface ToggleProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Something that is on or off, with a line that says what it does. */
function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 accent-brand"
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="text-quiet">{hint}</span>
      </span>
    </label>
  );
}

interface SettingsDialogProps {
  settings: Settings;
  onChange(settings: Settings): void;
  onClose(): void;
}

/** A modal dialog in the top layer, above everything that any z-index can reach. */
export function SettingsDialog({ settings, onChange, onClose }: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      data-testid="settings-dialog"
      aria-labelledby="settings-title"
      onClose={onClose}
      className="m-auto w-110 rounded-xl border border-line bg-paper text-ink shadow-xl backdrop:bg-ink/40"
    >
      <header className="flex items-center justify-between border-b border-line px-5 py-3">
        <h2 id="settings-title" className="text-[15px] font-semibold">
          Settings
        </h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()} className="text-quiet">
          <Icon name="close" size={18} />
        </button>
      </header>
      <div className="flex flex-col gap-4 p-5">
        <Toggle
          label="Compact rows"
          hint="Fit more people on the screen."
          checked={settings.dense}
          onChange={(dense) => onChange({ ...settings, dense })}
        />
        <Toggle
          label="Live updates"
          hint="Show changes by colleagues as they happen."
          checked={settings.live}
          onChange={(live) => onChange({ ...settings, live })}
        />
        <label className="flex flex-col gap-1">
          <span className="font-medium">Replies go to</span>
          <input type="email" defaultValue="sales+replies@northwind.example.com" className="field" />
        </label>
        <p className="leading-5 text-quiet">
          You are signed in as Robin Castle, robin.castle@northwind.example.com. Questions? Write to
          support@northwind.example.com.
        </p>
      </div>
    </dialog>
  );
}
