import { defineUnlistedScript } from '#imports';
import { INPUT_LOOK } from '@/components/kit/look';
import { drawEarlyField } from '@/utils/surfaces/early-field';

/** A classic script: modules run only after the page's first paint. */
export default defineUnlistedScript(() => {
  drawEarlyField(document, document.documentElement.dataset.surface ?? '', INPUT_LOOK);
});
