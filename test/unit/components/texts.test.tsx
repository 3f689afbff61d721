import { useLocale } from 'react-aria-components';
import { expect, test } from 'vitest';
import { RichText } from '@/components/kit/texts';
import { createTexts } from '@/utils/texts/texts';
import { render } from '../../texts/render';

const messages: Readonly<Record<string, string>> = { menu_scoreAddress: 'נקד את {email} עכשיו' };
const texts = createTexts((name) => messages[name] ?? '', 'he');

const Direction = () => <i>{useLocale().direction}</i>;

test('a provider sets the language and direction of the document and of React Aria', async () => {
  const screen = await render(<Direction />, texts);
  await expect.element(screen.getByText('rtl')).toBeVisible();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'rtl']);
});

test('an element stands in the slot of its sentence', async () => {
  const { container } = await render(
    <p>
      <RichText text="menu.scoreAddress" slots={{ email: <bdi>kim@example.com</bdi> }} />
    </p>,
    texts,
  );
  expect(container.innerHTML).toBe('<p>נקד את <bdi>kim@example.com</bdi> עכשיו</p>');
});
