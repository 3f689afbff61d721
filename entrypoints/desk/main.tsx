import { Desk } from '@/components/desk/desk-screen';
import { mountScreen } from '@/components/kit/mount-screen';
import { DeskProvider } from '@/components/kit/use-desk';
import { readFirst } from '@/utils/surfaces/read-first';
import { requestedView, surface } from '@/utils/surfaces/requested-view';

const here = surface.parse(document.documentElement.dataset.surface);

void mountScreen(
  // Read in parallel with the settings.
  <DeskProvider surface={here} requested={requestedView(here)} first={readFirst()}>
    <Desk />
  </DeskProvider>,
);
