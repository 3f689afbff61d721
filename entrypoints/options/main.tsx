import { mountPage } from '@/components/mount-page';
import { Database } from '@/utils/storage/database';
import { OptionsPage } from './options-page';

mountPage(<OptionsPage database={new Database()} />);
