import { mountPage } from '@/hooks/mount-page';
import { WelcomePage } from './welcome-page';

void mountPage(<WelcomePage />, 'title.welcome');
