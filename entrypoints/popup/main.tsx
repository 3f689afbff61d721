import { mountPage } from '@/hooks/mount-page';
import { Popup } from './popup';

mountPage(<Popup />);
