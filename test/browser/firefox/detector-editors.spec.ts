import { listedOver } from './listed.ts';
import { expectMarks } from './marks.ts';
import { expect, test } from './watched-site.ts';

const [before, ...inside] = ['before@page.example', 'draft@editor.example', 'bold@editor.example'];

test('an editor has no mark inside while it is edited', async ({ visit }, info) => {
  const seen = await visit('editor.html');
  const { page } = seen;
  await expectMarks(seen, [before, ...inside]);
  const box = await (await page.$('#editor'))?.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 470, (box?.y ?? 0) + 30);
  await expectMarks(seen, [before], { others: inside });
  await page.keyboard.press('Home');
  await page.keyboard.type('new@typed.example ');
  await page.screenshot({ path: info.outputPath('editing.png') });
  await expectMarks(seen, [before], { others: [...inside, 'new@typed.example'] });
  await page.focus('button');
  await expectMarks(seen, [before, 'new@typed.example', ...inside]);
  await page.screenshot({ path: info.outputPath('edited.png') });
});

test('values of fields are listed on a gesture; secrets never', async ({ visit, firefox }) => {
  const seen = await visit('editor.html');
  await expectMarks(seen, [before, ...inside]);
  await seen.page.$eval('#email', (field) => {
    (field as HTMLInputElement).value = 'late@field.example';
  });
  await expectMarks(seen, [before, ...inside]);
  expect(await listedOver(firefox)).toEqual([
    before,
    ...inside,
    'late@field.example',
    'first@area.example',
    'second@area.example',
    'tiny@editor.example',
  ]);
});

test('an editor that is the body of a frame has its marks until it is edited', async ({ visit }, info) => {
  const seen = await visit('framed-editors.html');
  const { page } = seen;
  await expectMarks(seen, ['before@page.example']);
  for (const name of ['body', 'design']) {
    const framed = { ...seen, frame: name };
    const address = `${name}@editor.example`;
    await expectMarks(framed, [address]);
    if (name === 'body') await page.screenshot({ path: info.outputPath('marked.png') });
    const box = await (await page.$(`[name=${name}]`))?.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 30);
    await expectMarks(framed, [], { others: [address] });
    await page.click('button');
    await expectMarks(framed, [address]);
  }
});
