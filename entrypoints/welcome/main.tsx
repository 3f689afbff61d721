import { mountPage } from '@/components/kit/mount-screen';
import { WelcomePage } from '@/components/settings/welcome-screen';

void mountPage(<WelcomePage />, 'title.welcome');
