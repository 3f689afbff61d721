import { writeFile } from 'node:fs/promises';
import { popupOffersOtherSpelling } from '../other-spelling.ts';
import { test } from './fixtures.ts';
import type { Surface } from './surface.ts';

test('the popup offers the saved result of another spelling, and sends nothing before the choice', async ({
  connected,
  open,
  service,
}, info) => {
  void connected;
  await popupOffersOtherSpelling(open, service, async (popup) =>
    writeFile(info.outputPath('offer.png'), await (popup as Surface).screenshot()),
  );
});
