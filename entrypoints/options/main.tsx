import { mountPage } from '@/hooks/mount-page';
import { OptionsPage } from './options-page';

void mountPage(<OptionsPage />, 'title.settings');
