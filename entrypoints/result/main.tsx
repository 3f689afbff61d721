import { mountPage } from '@/hooks/mount-page';
import { ResultPage } from './result-page';

mountPage(<ResultPage />, 'title.lookup');
