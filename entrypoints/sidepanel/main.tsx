import { mountPage } from '@/components/mount-page';
import { Database } from '@/utils/storage/database';
import { SidePanel } from './side-panel';

mountPage(<SidePanel database={new Database()} />);
