import { mountPage } from '@/hooks/mount-page';
import { OptionsPage } from './options-page';

mountPage(<OptionsPage />, 'title.settings');
