/** The mark of the product, 24 px: the drawing from which `test/generate/write-icons.ts` makes all icons. */
export function BrandMark() {
  return <img src="/icon/mark.svg" alt="" width={24} height={24} className="shrink-0" />;
}
