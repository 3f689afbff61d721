import { expect, test } from './fixtures.ts';

for (const file of ['popup.html', 'sidepanel.html', 'desk.html', 'options.html', 'welcome.html']) {
  test(`${file} loads without an error or a refused script`, async ({ context, open }) => {
    const problems: string[] = [];
    context.on('console', (message) => problems.push(message.text()));
    context.on('weberror', (error) => problems.push(String(error.error())));
    const page = await open(file);
    await expect(page.locator('h1, [data-testid=email]').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}
