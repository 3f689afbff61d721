import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { test } from './fixtures.ts';

test('markup, scripts and false links in an answer are shown as text', async ({ context, open, service }) => {
  const outside: string[] = [];
  context.on('request', (request) => {
    if (!/^(chrome-extension|blob|data):/.test(request.url())) outside.push(request.url());
  });
  const popup = await open('popup.html');
  const dialogs: string[] = [];
  popup.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  service.faults.next({ kind: 'markup' });
  await score(popup, 'casey.cobblefield@example.com');
  await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'done');
  for (let group = popup.locator('[data-group] button[aria-expanded=false]'); (await group.count()) > 0; ) {
    await group.first().click();
  }
  for (const tab of [t('result.rawJson'), t('desk.history'), t('result.allFields')])
    await popup.getByRole('tab', { name: tab }).click();
  const planted = await popup.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#root :is(script, img:not([src="/icon/mark.svg"]), iframe, object, embed, meta, base, style, form[action])',
      ),
    ].map((element) => element.outerHTML),
  );
  expect(planted).toEqual([]);
  const answer = popup.getByTestId('lookup');
  // *Back* is ours, not the answer's.
  const others = answer.getByRole('link').and(popup.locator(':not([data-testid=back])'));
  const links = await others.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => !/^https?:\/\/[^@]*$/.test(href))).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(outside.filter((url) => !url.startsWith(service.url))).toEqual([]);
});
