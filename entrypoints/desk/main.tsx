import { DeskProvider } from '@/hooks/desk/desk-provider';
import { mountPage } from '@/hooks/mount-page';
import { requestedView } from '@/utils/surfaces/requested-view';
import { surface } from '@/utils/surfaces/surface';
import { Desk } from './desk';

const here = surface.parse(document.documentElement.dataset.surface);

void mountPage(
  // Read in parallel with the settings.
  <DeskProvider surface={here} requested={requestedView(here)}>
    <Desk />
  </DeskProvider>,
);
