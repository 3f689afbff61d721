import { mountPage } from '@/components/mount-page';
import { Database } from '@/utils/storage/database';
import { WelcomePage } from './welcome-page';

mountPage(<WelcomePage database={new Database()} />);
