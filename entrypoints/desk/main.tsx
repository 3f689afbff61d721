import { DeskProvider } from '@/hooks/desk/desk-provider';
import { mountPage } from '@/hooks/mount-page';
import { surface } from '@/utils/surfaces/surface';
import { Desk } from './desk';

void mountPage(
  <DeskProvider surface={surface.parse(document.documentElement.dataset.surface)}>
    <Desk />
  </DeskProvider>,
);
