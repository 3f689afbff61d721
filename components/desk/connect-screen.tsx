import { browser } from '#imports';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';

/** Replaces a form while no provider is connected; leads to the next step. */
export function ConnectScreen() {
  const { t } = useTexts();
  return (
    <section
      data-testid="connect-panel"
      className="flex shrink-0 flex-col items-start gap-3 rounded-lg border border-line p-4"
    >
      <p className="font-semibold">{t('connection.connectFirst')}</p>
      <Button
        variant="primary"
        size="large"
        autoFocus
        data-testid="connect"
        onPress={() => void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') })}
      >
        {t('action.connect')}
      </Button>
    </section>
  );
}
