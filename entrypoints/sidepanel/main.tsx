import { mountPage } from '@/hooks/mount-page';
import { SidePanel } from './side-panel';

mountPage(<SidePanel />);
