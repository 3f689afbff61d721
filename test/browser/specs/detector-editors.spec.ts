import { boxOf } from '../box-of.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { expectMarks, expectUntouched } from '../marks.ts';

const [BEFORE, ...INSIDE] = ['before@page.example', 'draft@editor.example', 'bold@editor.example'];

test('an editor has no mark inside while it is edited', async ({ extension, visit }) => {
  const page = await visit('editor.html');
  await expectMarks(extension, page, [BEFORE, ...INSIDE]);
  const { x, y } = await boxOf(page, '#editor');
  await page.mouse.click(x + 470, y + 30);
  await expectMarks(extension, page, [BEFORE], { others: INSIDE });
  await page.keyboard.press('Home');
  await page.keyboard.type('new@typed.example ');
  await expectMarks(extension, page, [BEFORE], { others: [...INSIDE, 'new@typed.example'] });
  await page.focus('button');
  await expectMarks(extension, page, [BEFORE, 'new@typed.example', ...INSIDE]);
});

test('lists values of fields on a gesture, not on each key, and never secrets', async ({ extension, visit }) => {
  const page = await visit('editor.html');
  await expectMarks(extension, page, [BEFORE, ...INSIDE]);
  await page.evaluate((selector) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (field) field.value = '';
  }, '#email');
  await page.focus('#email');
  await page.keyboard.type('late@field.example');
  await expectMarks(extension, page, [BEFORE, ...INSIDE]);
  expect(await extension.listedFor(page)).toEqual([
    BEFORE,
    ...INSIDE,
    'late@field.example',
    'first@area.example',
    'second@area.example',
    'tiny@editor.example',
  ]);
  await expectUntouched(page);
});

test('an editor that is the body of a frame has its marks until it is edited', async ({ extension, visit }) => {
  const page = await visit('framed-editors.html');
  await expectMarks(extension, page, [BEFORE]);
  for (const frame of ['body', 'design']) {
    const address = `${frame}@editor.example`;
    await expectMarks(extension, page, [address], { frame });
    const { x, y } = await boxOf(page, `[name=${frame}]`);
    await page.mouse.click(x + 60, y + 30);
    await expectMarks(extension, page, [], { others: [address], frame });
    await page.click('button');
    await expectMarks(extension, page, [address], { frame });
  }
  await expectUntouched(page);
});
