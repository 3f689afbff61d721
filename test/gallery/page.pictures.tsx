import { page } from 'vitest/browser';
import { SavedSelect } from '@/components/form/saved-select';
import { PageFault } from '@/components/page-fault';
import { ForgetEverything } from '@/components/privacy/forget-everything';
import { TEXTS } from './gallery-texts';
import { take } from './take';

const saved = () => Promise.resolve();

take('privacy', () => (
  <div className="flex flex-col gap-4">
    <SavedSelect
      label={TEXTS.t('privacy.keepResults')}
      options={[{ id: '7', name: TEXTS.t('privacy.days', { count: 7 }) }]}
      value="7"
      onSave={saved}
    />
    <ForgetEverything onForget={saved} />
  </div>
));
take('privacy-confirm', () => <ForgetEverything onForget={saved} />, {
  height: 500,
  before: () => page.getByRole('button', { name: TEXTS.t('privacy.deleteAllAsk') }).click(),
});
function Broken(): never {
  throw Object.assign(new Error('x'), { name: 'OpenFailedError' });
}
take('page-fault', () => (
  <PageFault>
    <Broken />
  </PageFault>
));
