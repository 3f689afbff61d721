/**
 * Runs in a page. Returns the texts of ours that their room cuts off, and whether the page is wider than the window.
 * Words of strangers, which are marked by `dir` or `<bdi>`, may be cut.
 */
export function cutTexts(): string[] {
  const isOurs = (element: Element) => element.closest('bdi, [dir="auto"], code, pre') === null;
  const isCut = (element: Element) => {
    if (element.scrollWidth <= element.clientWidth + 1 || !element.checkVisibility()) return false;
    return element.clientWidth > 1 && getComputedStyle(element).overflowX !== 'visible';
  };
  const texts = [...document.querySelectorAll('body *')]
    .filter((element) => isOurs(element) && isCut(element) && getComputedStyle(element).overflowX !== 'auto')
    .map((element) => `${element.textContent} (${element.clientWidth} of ${element.scrollWidth} px)`);
  const pen = document.createElement('canvas').getContext('2d');
  const fields = [...document.querySelectorAll('input')].flatMap((field) => {
    const { fontStyle, fontWeight, fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } =
      getComputedStyle(field);
    if (!pen || field.placeholder === '' || !field.checkVisibility()) return [];
    // In Chromium, `font` is empty where a part of it, such as the figures, has no place in it.
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const wanted = pen.measureText(field.placeholder).width;
    return wanted > room ? [`${field.placeholder} (${Math.floor(room)} of ${Math.ceil(wanted)} px)`] : [];
  });
  const { scrollWidth } = document.documentElement;
  const page = scrollWidth > innerWidth ? [`the page (${innerWidth} of ${scrollWidth} px)`] : [];
  return [...texts, ...fields, ...page];
}
