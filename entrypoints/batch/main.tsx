import { mountPage } from '@/components/mount-page';
import { Database } from '@/utils/storage/database';
import { BatchPage } from './batch-page';

mountPage(<BatchPage database={new Database()} />);
