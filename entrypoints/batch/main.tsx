import { mountPage } from '@/hooks/mount-page';
import { BatchPage } from './batch-page';

mountPage(<BatchPage />, 'title.batches');
