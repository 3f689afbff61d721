import { page } from 'vitest/browser';
import { PageFault } from '@/components/kit/page-fault';
import { SavedSelect } from '@/components/kit/saved-select';
import { ForgetEverything } from '@/components/settings/privacy-screen';
import { TEXTS } from './gallery-texts';
import { take } from './take';

const saved = () => Promise.resolve();

take('privacy', () => (
  <div className="flex flex-col gap-4">
    <SavedSelect
      label={TEXTS.t('privacy.keepResults')}
      options={[{ id: '7', name: TEXTS.formats.duration(7, 'day', 'long') }]}
      value="7"
      onSave={saved}
    />
    <ForgetEverything onForget={saved} />
  </div>
));
take('privacy-confirm', () => <ForgetEverything onForget={saved} />, {
  height: 500,
  before: () => page.getByRole('button', { name: `${TEXTS.t('privacy.deleteAll')}…` }).click(),
});
function Broken(): never {
  throw Object.assign(new Error('x'), { name: 'OpenFailedError' });
}
take('page-fault', () => (
  <PageFault>
    <Broken />
  </PageFault>
));
