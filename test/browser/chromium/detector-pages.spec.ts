import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { shot } from './pointer.ts';
import { expect, test } from './site.ts';

test('a table: every address, and nothing that only looks like one', async ({ visit }, info) => {
  const page = await visit('table.html');
  await expectMarks(
    page,
    [
      'ana@ferro.example',
      'books@ferro.example',
      'cash@ferro.example',
      "bo.o'neill@neill.example",
      'cy@dahl.example',
      'link:di.egge@egge.example',
      'ED.FALK+news@Falk.Example',
      'fé@grün.example',
    ],
    { others: ['pass@host.example', 'cy@dahl.social', 'logo@2x.png', 'pkg@1.2.3'] },
  );
  await expectUntouched(page);
  await page.screenshot({ path: info.outputPath('table.png') });
});

test('an address over several elements of a line is one; neighbours in flex, grid and blocks are not joined', async ({
  visit,
}, info) => {
  const page = await visit('split-text.html');
  await expectMarks(
    page,
    [
      'one@bold.example',
      'two@longword.example',
      'three@spans.example',
      'four@comment.example',
      'five@deep.example',
      'six@mark.example',
      'seven@mark.example',
      'eight@flex.example',
      'ten@grid.example',
      'eleven@block.example',
      'twelve@break.example',
      'thirteen@image.example',
      'wraps.over.several.lines@quite.a.long.host.example',
      'fourteen@parts.example',
    ],
    { others: ['eight@flex.examplenine', 'ten@grid.examplecom', 'eleven@block.examplenet', 'twelve@break.exampleorg'] },
  );
  // One line under each of the lines that the long one takes.
  expect((await drawnIn(page, [])).marks).toBeGreaterThan(15);
  await expectUntouched(page);
  await page.screenshot({ path: info.outputPath('split.png') });
});

test('open shadow roots: declared, nested, attached later, changed; closed ones stay shut', async ({ visit }, info) => {
  const page = await visit('shadow.html');
  const always = ['native@declared.example', 'slotted@light.example', 'outer@nested.example'];
  const others = ['inner@nested.example', 'changed@nested.example', 'later@attached.example', 'closed@hidden.example'];
  await expectMarks(page, [...always, 'inner@nested.example', 'innermost@nested.example'], { others });
  await expectUntouched(page);
  await page.evaluate(() => ['change', 'attach'].forEach((name) => void dispatchEvent(new Event(name))));
  await expectMarks(page, [...always, 'changed@nested.example', 'innermost@nested.example', 'later@attached.example'], {
    others,
  });
  await page.screenshot({ path: info.outputPath('shadow.png') });
});

test('right to left: text, links, tables and a page that scrolls to the left', async ({ visit }, info) => {
  const page = await visit('rtl.html');
  await expectMarks(page, ['link:dan@cohen.example', 'noa@levi.example', 'noa.work@levi.example', 'דן@כהן.example'], {
    others: ['far@right.example'],
  });
  // A picture by the browser would be of another part of a page that begins at its right.
  await shot(info.outputPath('rtl.png'));
  await page.evaluate(() => scrollTo(-800, 0));
  await expectMarks(page, ['far@right.example'], { others: ['noa@levi.example', 'link:dan@cohen.example'] });
  await page.evaluate(() => scrollTo(-120, 0));
  await expectMarks(page, ['link:dan@cohen.example', 'noa@levi.example', 'noa.work@levi.example', 'דן@כהן.example'], {
    others: ['far@right.example'],
  });
  await expectUntouched(page);
});

for (const zoom of [0.5, 3]) {
  test(`zoomed by the page's own style to ${zoom * 100} %`, async ({ visit }, info) => {
    const page = await visit('table.html');
    await page.evaluate((zoom) => void document.documentElement.style.setProperty('zoom', String(zoom)), zoom);
    const first = 'ana@ferro.example';
    await expect.poll(async () => await drawnIn(page, [first])).toMatchObject({ marked: [first] });
    await page.screenshot({ path: info.outputPath('zoom.png') });
  });
}
