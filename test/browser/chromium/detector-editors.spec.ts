import { listedIn } from './listed.ts';
import { expectMarks, expectUntouched } from './marks.ts';
import { expect, test } from './site.ts';

test('an editor has no mark inside while it is edited', async ({ visit }, info) => {
  const page = await visit('editor.html');
  const [before, ...inside] = ['before@page.example', 'draft@editor.example', 'bold@editor.example'];
  await expectMarks(page, [before, ...inside]);
  await page.locator('#editor').click({ position: { x: 470, y: 30 } });
  await expectMarks(page, [before], { others: inside });
  await page.keyboard.press('Home');
  await page.keyboard.type('new@typed.example ');
  await page.screenshot({ path: info.outputPath('editing.png') });
  await expectMarks(page, [before], { others: [...inside, 'new@typed.example'] });
  await page.getByRole('button').focus();
  await expectMarks(page, [before, 'new@typed.example', ...inside]);
  await page.screenshot({ path: info.outputPath('edited.png') });
});

test('values of fields are listed on a gesture, not read key by key; secrets never', async ({ site, visit }) => {
  const page = await visit('editor.html');
  await page.evaluate(() => {
    // Counts every reading of a value by a script of the page's world; ours has another, so count its events too.
    document.querySelector('#email')?.addEventListener('input', () => document.body.setAttribute('data-typed', 'yes'));
  });
  await expectMarks(page, ['before@page.example', 'draft@editor.example', 'bold@editor.example']);
  await page.locator('#email').fill('late@field.example');
  await page.waitForTimeout(200);
  await expectMarks(page, ['before@page.example', 'draft@editor.example', 'bold@editor.example']);
  expect(await listedIn(site, page)).toEqual([
    'before@page.example',
    'draft@editor.example',
    'bold@editor.example',
    'late@field.example',
    'first@area.example',
    'second@area.example',
    'tiny@editor.example',
  ]);
  await page.evaluate(() => document.body.removeAttribute('data-typed'));
  await expectUntouched(page);
});

test('an editor that is the body of a frame has its marks until it is edited', async ({ visit }, info) => {
  const page = await visit('framed-editors.html');
  await expectMarks(page, ['before@page.example']);
  for (const name of ['body', 'design']) {
    const frame = page.frame(name);
    if (!frame) throw new Error(`no frame ${name}`);
    const address = `${name}@editor.example`;
    await expectMarks(frame, [address]);
    if (name === 'body') await page.screenshot({ path: info.outputPath('marked.png') });
    await frame.locator('p').click();
    await expectMarks(frame, [], { others: [address] });
    await page.getByRole('button').click();
    await expectMarks(frame, [address]);
  }
  await expectUntouched(page);
});
