import { mountScreen } from '@/components/kit/mount-screen';
import { SettingsScreen } from '@/components/settings/settings-screen';

void mountScreen(<SettingsScreen />, 'title.settings');
