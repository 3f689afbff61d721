import { mountPage } from '@/components/kit/mount-screen';
import { OptionsPage } from '@/components/settings/settings-screen';

void mountPage(<OptionsPage />, 'title.settings');
