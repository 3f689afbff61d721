import { mountScreen } from '@/components/kit/mount-screen';
import { WelcomeScreen } from '@/components/settings/welcome-screen';

void mountScreen(<WelcomeScreen />, 'title.welcome');
