import { mountPage } from '@/hooks/mount-page';
import { WelcomePage } from './welcome-page';

mountPage(<WelcomePage />, 'title.welcome');
