import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import type { Example } from '@/utils/reading/profile/guess-layout';
import type { PastedAnswer } from '@/utils/reading/profile/pasted-answer';
import { PasteAnswer } from './paste-answer';
import type { Examples } from './use-examples';

/** Chooses the answers to confirm a profile on: a stored or a pasted one, for a screening also one with a hit. */
export function ExampleFields({
  examples: { all, clean, hit, choose, paste },
  isScreening,
  readPasted,
}: {
  examples: Examples;
  isScreening: boolean;
  readPasted: (text: string, anyOperation: boolean) => Promise<PastedAnswer>;
}) {
  const { t } = useTexts();
  return (
    <div data-one-column className="flex flex-col gap-2">
      {all.length === 0 && <p className="text-muted">{t('profile.noResult')}</p>}
      {all.length > 0 && (
        <Select
          label={t(isScreening ? 'profile.cleanExample' : 'scoreRule.example')}
          {...(clean ? {} : { description: t('profile.noClean') })}
          options={clean ? all : [{ id: '', name: t('profile.none') }, ...all]}
          value={clean?.id ?? ''}
          onChange={(id) => choose({ clean: id })}
        />
      )}
      {all.length > 0 && isScreening && (
        <Select
          label={t('profile.hitExample')}
          {...(hit ? {} : { description: t('profile.noHit') })}
          options={[{ id: '', name: t('profile.none') }, ...all]}
          value={hit?.id ?? ''}
          onChange={(id) => choose({ hit: id })}
        />
      )}
      <PasteAnswer read={readPasted} onPaste={(example: Example) => paste(example)} />
    </div>
  );
}
