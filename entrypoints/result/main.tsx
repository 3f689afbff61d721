import { mountPage } from '@/components/mount-page';
import { Database } from '@/utils/storage/database';
import { ResultPage } from './result-page';

mountPage(<ResultPage database={new Database()} />);
