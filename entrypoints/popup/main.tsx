import { mountPage } from '@/components/mount-page';
import { Database } from '@/utils/storage/database';
import { Popup } from './popup';

mountPage(<Popup database={new Database()} />);
