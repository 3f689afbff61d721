import { Label, Radio, RadioGroup } from 'react-aria-components';
import { ManagedNote } from '@/components/form/managed-note';
import { RADIO_LOOK } from '@/components/form/radio-look';
import type { KeyStorageMode } from '@/utils/service/key-storage-mode';

/** Exactly what each storage mode protects. */
const WAYS: { keeping: KeyStorageMode; name: string; words: string }[] = [
  {
    keeping: 'session',
    name: 'This session only',
    words:
      'In memory. Nothing is left on this computer when the browser closes; you enter the key again at each start.',
  },
  {
    keeping: 'computer',
    name: 'On this computer',
    words: 'Hidden, not locked: whoever can use or copy this browser profile could get at it.',
  },
  {
    keeping: 'passphrase',
    name: 'Locked with a passphrase',
    words: 'Encrypted. You unlock it after each start and after a rest. A lost passphrase means entering the key anew.',
  },
];

/** Chooses one of the three storage modes of the key. */
export function KeepingField({
  value,
  isManaged,
  onChange,
}: {
  value: KeyStorageMode;
  isManaged: boolean;
  onChange: (keeping: KeyStorageMode) => void;
}) {
  return (
    <RadioGroup
      value={value}
      isReadOnly={isManaged}
      onChange={(chosen) => {
        const way = WAYS.find(({ keeping }) => keeping === chosen);
        if (way) onChange(way.keeping);
      }}
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">How the key is kept</Label>
      {isManaged && <ManagedNote />}
      {WAYS.filter(({ keeping }) => !isManaged || keeping === value).map(({ keeping, name, words }) => (
        <div key={keeping}>
          <Radio
            value={keeping}
            data-testid={`keep-${keeping}`}
            aria-describedby={`keeping-${keeping}`}
            className={RADIO_LOOK}
          >
            {name}
          </Radio>
          <p id={`keeping-${keeping}`} className="pl-7 text-xs text-muted">
            {words}
          </p>
        </div>
      ))}
    </RadioGroup>
  );
}
